/** The address of a map that shows the way to somewhere, from where the visitor is. */
export function mapDirections(address: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
}
