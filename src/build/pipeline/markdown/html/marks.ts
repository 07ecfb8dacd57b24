/** Names of the elements that mark where something stands that has been put aside; `data-index` is its number. */
export const BLOCK_MARK = 'doc-block';
export const FENCE_MARK = 'doc-fence';

/** The lead, until it is taken out of the page. */
export const LEAD_MARK = 'doc-lead';
