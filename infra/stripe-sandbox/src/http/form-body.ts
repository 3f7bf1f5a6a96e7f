/** Parameters in Stripe's dialect: text, lists and named groups. */
export type Params = { [name: string]: Param };
export type Param = string | Param[] | Params;

/** Decodes `a=1&b[c]=2&d[0]=3&e[]=4`, the format of every body and query of Stripe's API. */
export function decodeForm(text: string): Params {
  const root: Params = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) put(root, pathOf(name), value);
  return Object.fromEntries(Object.entries(root).map(([name, value]) => [name, listed(value)]));
}

function pathOf(name: string): string[] {
  const [head = '', ...rest] = name.split('[');
  return [head, ...rest.map((part) => part.replace(/\]$/, ''))];
}

function put(target: Params, [head = '', ...rest]: string[], value: string): void {
  // `e[]` is the next index.
  const name = head === '' ? String(Object.keys(target).length) : head;
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  const inner = target[name];
  const group: Params =
    typeof inner === 'object' && !Array.isArray(inner) ? inner : Object.create(null);
  target[name] = group;
  put(group, rest, value);
}

/** Groups with the names 0, 1, 2 … are converted to lists. */
function listed(value: Param): Param {
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, listed(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
