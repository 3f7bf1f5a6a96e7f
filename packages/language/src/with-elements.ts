import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Puts elements into a message: `<link>Go home</link>` becomes what `elements.link` makes of "Go home".
 * @param elements by the name of their tag; tags without an element stay as they are
 */
export function withElements(
  message: string,
  elements: Readonly<Record<string, (content: string) => ReactNode>>,
): ReactNode {
  // Every third part is the name of a tag, and the one after it what the tag encloses.
  const parts = message.split(/<(\w+)>(.*?)<\/\1>/);
  const shown = parts.map((part, index) => {
    if (index % 3 === 1) return null;
    if (index % 3 === 0) return part;
    const name = parts[index - 1] ?? '';
    return elements[name]?.(part) ?? `<${name}>${part}</${name}>`;
  });
  return createElement(Fragment, null, ...shown);
}
