// The entry for the shell in the browser.
export type { NavigationLink, SlotWidgets } from './browser/page-slots.js';
export { reportSlice, retryWithNewAddresses } from './browser/report-slice.js';
export {
  type BrowserSlice,
  createSliceLoader,
  loadFederation,
  loadTimeout,
  type ProvidedModules,
  type SliceTable,
} from './browser/slice-loader.js';
export { withTimeout } from './browser/with-timeout.js';
