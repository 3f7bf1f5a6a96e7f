/**
 * Values that a page stores in the visitor's browser, for a day by default. On every visit to any page,
 * the shell removes expired values. If the browser allows no storage, the values stay in the page's
 * memory.
 */
const prefix = 'kept:';
const day = 24 * 60 * 60 * 1000;

/** `tab`: gone when the tab is closed; `browser`: shared by all tabs. */
type Place = 'tab' | 'browser';

const memory = new Map<string, string>();

/**
 * Keeps a value under a name.
 * @param since when its day began, in milliseconds; changing the value does not begin another day
 * @param days how many days it stays
 */
export function keep(
  place: Place,
  name: string,
  value: unknown,
  since = Date.now(),
  days = 1,
): void {
  const text = JSON.stringify({ until: since + days * day, value });
  try {
    storage(place).setItem(prefix + name, text);
  } catch {
    memory.set(name, text);
  }
}

/** The value of a name; undefined if there is none or it has expired. */
export function readKept(place: Place, name: string): unknown {
  try {
    const text = memory.get(name) ?? storage(place).getItem(prefix + name);
    const { until, value } = JSON.parse(text ?? '{}');
    if (until > Date.now()) return value;
  } catch {
    // There is no storage, or other code wrote this text.
  }
  forget(place, name);
  return undefined;
}

/** Removes a value. */
export function forget(place: Place, name: string): void {
  memory.delete(name);
  try {
    storage(place).removeItem(prefix + name);
  } catch {
    // Nothing was kept there either.
  }
}

/** Removes every expired value. */
export function forgetExpired(): void {
  for (const place of ['tab', 'browser'] as const) {
    for (const name of namesIn(place)) readKept(place, name);
  }
}

function namesIn(place: Place): string[] {
  try {
    return Object.keys(storage(place))
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}

const storage = (place: Place) => (place === 'tab' ? sessionStorage : localStorage);
