/**
 * The items of a list as JSON text, from what people write ("a, b ,c") or from such JSON
 * text itself: converting twice changes nothing. Empty gives an empty array.
 */
export function toListText(text: string): string {
  return JSON.stringify((jsonItems(text) ?? text.split(',')).map(trimmed).filter(Boolean));
}

const trimmed = (item: string) => item.trim();

function jsonItems(text: string): string[] | undefined {
  if (!text.trimStart().startsWith('[')) return undefined;
  try {
    const items: unknown = JSON.parse(text);
    const isText = (item: unknown): item is string => typeof item === 'string';
    return Array.isArray(items) && items.every(isText) ? items : undefined;
  } catch {
    return undefined;
  }
}
