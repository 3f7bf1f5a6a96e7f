/**
 * Reads a value that a form gives as JSON text and a call as data.
 * @returns null for missing or empty text; text that is no JSON stays text, for a schema to refuse
 */
export function readJsonText(value: unknown): unknown {
  if (value === undefined || value === '') return null;
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
