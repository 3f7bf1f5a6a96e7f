import type { ComponentType, ReactNode } from 'react';

interface SliceFrameProps {
  /** Slice and name, for example `mfe-events/upcoming-events`. */
  part: string;
  children: ReactNode;
}

/** Marks a part of a slice, so that the browser can find the server's HTML of it. */
export function SliceFrame({ part, children }: SliceFrameProps) {
  return <div data-slice={part}>{children}</div>;
}

/** A widget within its frame. */
export function framed(part: string, Content: ComponentType): ComponentType {
  return () => (
    <SliceFrame part={part}>
      <Content />
    </SliceFrame>
  );
}
