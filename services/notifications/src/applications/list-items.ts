import * as z from 'zod/mini';

const listSchema = z.array(z.string());

/** An option in words: "increase_visibility" is "increase visibility". */
export function words(option: string): string {
  return option.replaceAll('_', ' ');
}

/** The JSON text of a list, in words; text that is none is shown as it is. */
export function listItems(json: string): string {
  try {
    return listSchema.parse(JSON.parse(json)).map(words).join(', ');
  } catch {
    return json;
  }
}
