// The entry for servers that render pages with slices.
export { withTimeout } from './browser/with-timeout.js';
export type { ChosenSlices } from './server/choose-slices.js';
export { navigationLinks, slotWidgets } from './server/page-slots.js';
export { SliceDelivery } from './server/slice-delivery.js';
export type { LoadedSlice } from './server/slice-loader.js';
export { sliceTable } from './server/slice-table.js';
