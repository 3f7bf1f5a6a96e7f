import type { ComponentPropsWithRef } from 'react';

/**
 * A `div` that drops the inline style of the primitive around it: the site's policy forbids style
 * attributes in what the server sends, and the style sheets here need none of those values.
 */
export function Unstyled({ style: _dropped, ...props }: ComponentPropsWithRef<'div'>) {
  return <div {...props} />;
}
