/** What Jest sees in place of a stylesheet. */
export default {};
