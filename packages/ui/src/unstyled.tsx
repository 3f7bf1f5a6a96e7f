import type { ComponentPropsWithRef } from 'react';

/**
 * A `div` without the inline style that a library's primitive gives it. The site's security policy forbids
 * style attributes in server-rendered HTML, and the style sheets here need none of those values.
 */
export function Unstyled({ style: _dropped, ...props }: ComponentPropsWithRef<'div'>) {
  return <div {...props} />;
}
