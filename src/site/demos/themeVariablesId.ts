/** Id of the style element with the custom properties of the demos' theme. */
export const THEME_VARIABLES_ID = 'demo-theme-vars';
