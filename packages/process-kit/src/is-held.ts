/**
 * Whether a client with this `If-None-Match` holds one of these versions. RFC 9110 requires weak
 * comparison, because a proxy that compresses makes a tag weak.
 */
export function isHeld(ifNoneMatch: string | undefined, ...etags: readonly string[]): boolean {
  const held = ifNoneMatch?.split(',').map((tag) => withoutWeakness(tag.trim())) ?? [];
  return held.includes('*') || etags.some((etag) => held.includes(withoutWeakness(etag)));
}

const withoutWeakness = (tag: string) => tag.replace(/^W\//, '');
