import { setGridLicence } from './gridLicence';

/*
 * What a page loads to bring live code to life. A module of its own, because edited code must not find
 * the licence key: its sandbox takes `demoRuntime` as it is.
 */
export { applySheets, mountDemo } from './demoRuntime';

// Before any demo is mounted: a data grid looks for its key when it is first rendered.
setGridLicence();
