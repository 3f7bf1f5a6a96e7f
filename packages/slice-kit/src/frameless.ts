/** Id of a page's main element: the skip link leads there, and the focus after a navigation. */
export const mainId = 'main';

/**
 * The `handle` of a route that is shown without the site's banner, navigation and footer: a desk with
 * a navigation of its own. Its page renders `<main id={mainId} tabIndex={-1}>` itself.
 */
export const frameless = { frameless: true } as const;

/** Whether a route's handle asks for a page without the site's frame. */
export function isFrameless(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'frameless' in handle;
}
