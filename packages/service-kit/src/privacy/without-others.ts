import { emailHash } from './email-hash.js';

/**
 * A row of an export without other people's addresses, which are their personal data.
 * @param others the replacement text by column (`updated_by`) or JSON path (`answers.by`)
 * @param hash hash of the address whose data is exported; this address is not replaced
 */
export function withoutOthers(
  row: unknown,
  others: Readonly<Record<string, string>>,
  hash: string,
): unknown {
  return Object.entries(others).reduce(
    (value, [path, word]) =>
      replaceAt(value, path.split('.'), (found) =>
        typeof found === 'string' && found.includes('@') && emailHash(found) !== hash
          ? word
          : found,
      ),
    row,
  );
}

function replaceAt(
  value: unknown,
  path: readonly string[],
  replace: (found: unknown) => unknown,
): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return replace(value);
  if (Array.isArray(value)) return value.map((each) => replaceAt(each, path, replace));
  if (typeof value !== 'object' || value === null || !(name in value)) return value;
  return { ...value, [name]: replaceAt(Object(value)[name], rest, replace) };
}
