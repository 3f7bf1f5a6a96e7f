/**
 * The one address of a page. The router ignores the case of letters and slashes at the end, so `/Directory`
 * and `/directory/` show the page of `/directory`. Search engines and caches would take them for other pages.
 * @module
 */
import { inLanguage, isPrivate, readLanguage } from '@town/contracts/pages/languages';

/** The part of a matched route that says which address it has. */
interface Matched {
  route: { path?: string | undefined };
}

/**
 * The address of a page that was requested by a variant of it, with its query.
 * @param matches the matched routes, the outermost first: slices declare their own
 * @returns undefined when the request has the page's own address, and for pages of staff and owners
 */
export function ownAddress(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  matches: readonly Matched[],
): string | undefined {
  const { language, path } = readLanguage(pathname);
  if (isPrivate(path)) return undefined;
  const declared = matches.flatMap(({ route }) => segmentsOf(route.path ?? ''));
  const own = segmentsOf(path).map((segment, at) => {
    const known = declared[at];
    return known && isStatic(known) ? known : segment;
  });
  const address = inLanguage(language, `/${own.join('/')}`);
  return address === pathname ? undefined : address + search;
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/** Whether a segment of a route stands for itself, and not for a parameter or the rest of the path. */
const isStatic = (segment: string) => !/^:|[*?]$/.test(segment);
