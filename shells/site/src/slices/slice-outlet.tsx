import { Outlet, useLocation } from '@town/slice-kit/router';
import { SliceBoundary } from './slice-boundary';
import { SliceFrame } from './slice-frame';
import { useSlices } from './slices';
import { Unavailable } from './unavailable';
import { UnavailablePage } from './unavailable-page';

interface SliceOutletProps {
  /** Name of the slice. */
  slice: string;
}

/** Where a slice's pages appear. */
export function SliceOutlet({ slice }: SliceOutletProps) {
  const slices = useSlices();
  return (
    <SliceBoundary
      at={useLocation().pathname}
      loading={<Unavailable title="This page" />}
      failure={(retry) => <UnavailablePage retry={retry} />}
      onFailure={() => slices.failed(slice)}
    >
      <SliceFrame part={`${slice}/routes`}>
        <Outlet />
      </SliceFrame>
    </SliceBoundary>
  );
}
