import type { ReactNode } from 'react';
import { SliceWidget } from './slice-widget';
import { useSlices } from './slices';

interface SliceSlotProps {
  /** The name by which manifests of slices refer to it. */
  name: string;
  /** The heading of the notice when a widget fails; without it no notice is shown. */
  title?: string;
  loading?: ReactNode;
}

/** A place in a page of the shell that any slice may fill from its manifest. */
export function SliceSlot({ name, title, loading }: SliceSlotProps) {
  return useSlices().slots[name]?.map(([slice, widget]) => (
    <SliceWidget
      key={slice + widget}
      slice={slice}
      name={widget}
      {...(title && { title })}
      loading={loading}
    />
  ));
}
