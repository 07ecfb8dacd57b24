/** Where every edition of MUI X's data grid, whichever copy is loaded, looks for its key (`@mui/x-license` 7). */
interface LicenceHolder {
  __MUI_LICENSE_INFO__?: { key: string | undefined };
}

/**
 * Sets the licence key of MUI X's commercial data grids, once for all live code of a document.
 *
 * @param key the build's `GATSBY_MUI_X_LICENSE_KEY`; without one nothing is set
 */
export function setGridLicence(
  key: string | undefined = process.env.GATSBY_MUI_X_LICENSE_KEY,
  holder: LicenceHolder = globalThis as LicenceHolder,
): void {
  if (key) holder.__MUI_LICENSE_INFO__ = { key };
}
