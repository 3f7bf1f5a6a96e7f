import { reportSlice } from '@town/slice-delivery/browser';
import { sliceContext as context, eventsSlice as slice } from '../testing/events-slice';
import { createBrowserSlices } from './browser-slices';

it('a slice that fails because the visitor leaves the page is not reported', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1_000);
  const beacon = jest.fn(() => true);
  navigator.sendBeacon = beacon;
  createBrowserSlices({ slices: [slice], integrity: {}, slots: {}, navigation: [] }, context);
  window.dispatchEvent(new Event('beforeunload'));
  reportSlice(slice, 'load');
  expect(beacon).not.toHaveBeenCalled();
  // The visitor has stayed, for example because the link was a download.
  now.mockReturnValue(9_000);
  reportSlice(slice, 'load');
  expect(beacon).toHaveBeenCalledTimes(1);
  now.mockRestore();
});
