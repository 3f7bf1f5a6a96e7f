import * as z from 'zod/mini';

const listSchema = z.array(z.string());

/** Turns an option into words: "increase_visibility" becomes "increase visibility". */
export function words(option: string): string {
  return option.replaceAll('_', ' ');
}

/** Turns the JSON text of a list into words. Text that is not a JSON list is returned unchanged. */
export function listItems(json: string): string {
  try {
    return listSchema.parse(JSON.parse(json)).map(words).join(', ');
  } catch {
    return json;
  }
}
