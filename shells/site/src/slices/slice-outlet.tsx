import { Outlet, useLocation } from '@town/slice-kit/router';
import { useText } from '../messages/use-text';
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
  const text = useText();
  const slices = useSlices();
  return (
    <SliceBoundary
      at={useLocation().pathname}
      loading={<Unavailable title={text('This page')} />}
      failure={(retry) => <UnavailablePage retry={retry} />}
      onFailure={() => slices.failed(slice)}
    >
      <SliceFrame part={`${slice}/routes`} texts={slices.texts(slice)}>
        <Outlet />
      </SliceFrame>
    </SliceBoundary>
  );
}
