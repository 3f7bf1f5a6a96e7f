import { Outlet } from '@town/slice-kit/router';
import { SliceBoundary } from './slice-boundary';
import { Unavailable } from './unavailable';
import { UnavailablePage } from './unavailable-page';

/** Where a slice's pages appear. */
export function SliceOutlet() {
  return (
    <SliceBoundary loading={<Unavailable title="This page" />} failure={() => <UnavailablePage />}>
      <Outlet />
    </SliceBoundary>
  );
}
