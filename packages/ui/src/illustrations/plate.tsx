import type { ReactNode } from 'react';
import { Picture, type PictureProps } from './picture';

/** The frame of a small plate, as wide as a card. */
export function Plate({ children, ...props }: PictureProps & { children: ReactNode }) {
  return (
    <Picture {...props} width={400} height={160}>
      {children}
    </Picture>
  );
}
