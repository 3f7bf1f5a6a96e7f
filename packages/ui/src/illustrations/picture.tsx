import type { ReactNode } from 'react';

/** The props of every drawing. */
export interface PictureProps {
  /** Alternative text; without it the drawing is decoration. */
  title?: string;
  className?: string;
}

interface PictureFrameProps extends PictureProps {
  width: number;
  height: number;
  /** Fills its box and is cropped, instead of leaving room around it. */
  slice?: boolean;
  children: ReactNode;
}

/** The frame of a drawing. Its colours are custom properties, so it follows the colour scheme. */
export function Picture({ width, height, slice, title, className, children }: PictureFrameProps) {
  const meaning = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, which shows no tooltip
    <svg
      {...meaning}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio={slice ? 'xMidYMid slice' : undefined}
      className={className}
      focusable="false"
    >
      {children}
    </svg>
  );
}
