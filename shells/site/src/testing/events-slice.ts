import type { BrowserSlice } from '@town/slice-delivery/browser';
import type { SliceContext } from '@town/slice-kit/slice';

/** A slice as the boot data of a page describes it. */
export const eventsSlice: BrowserSlice = {
  name: 'mfe-events',
  version: '1',
  mounts: ['/events', '/news'],
  base: '/slices/mfe-events/1/',
  container: 'mfe_events',
  entry: 'client/remoteEntry.js',
};

/** As much of a context as loading a slice needs. */
export const sliceContext = { site: { language: 'en' } } as SliceContext;
