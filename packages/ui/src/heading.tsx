import type { ComponentPropsWithRef } from 'react';

export type HeadingLevel = 1 | 2 | 3 | 4;

interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  level: HeadingLevel;
}

/** A heading whose level is independent of its look. */
export function Heading({ level, ...props }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...props} />;
}
