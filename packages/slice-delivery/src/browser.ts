// The entry for the shell in the browser.
export { noteLeaving } from './browser/leaving.js';
export type { NavigationLink, SlotWidgets } from './browser/page-slots.js';
export { reportSlice, retryWithNewAddresses } from './browser/report-slice.js';
export { createSliceLoader, loadFederation, loadTimeout } from './browser/slice-loader.js';
export type { BrowserSlice, ProvidedModules, SliceTable } from './browser/slice-table.js';
export { withTimeout } from './browser/with-timeout.js';
