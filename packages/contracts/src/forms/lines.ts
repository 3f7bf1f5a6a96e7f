import * as z from 'zod/mini';

interface LineRules {
  /** Parses a line to an entry; null for a line that is not valid. */
  read(line: string): string | null;
  /** The error for invalid lines. */
  wrong: string;
  maximum: number;
  /** The error of more entries than `maximum`. */
  tooMany: string;
}

/**
 * Entries without order or repetition, which a form holds as lines of text. A call gives them as a
 * list, a spreadsheet as JSON text. One message stands for the whole field.
 */
export function lineEntries({ read, wrong, maximum, tooMany }: LineRules) {
  return z.pipe(
    z.transform((value: unknown, context): string[] => {
      const entries = linesOf(value)?.map(read);
      const isRead = entries?.every((entry) => entry !== null);
      const unique = [...new Set(entries)].filter((entry) => entry !== null);
      if (isRead && unique.length <= maximum) return unique;
      context.issues.push({ code: 'custom', message: isRead ? tooMany : wrong, input: value });
      return z.NEVER;
    }),
    z.array(z.string()),
  );
}

/** The lines that are not empty; undefined for a value that is not lines. */
function linesOf(value: unknown): string[] | undefined {
  const given = typeof value === 'string' ? fromText(value) : (value ?? []);
  if (!Array.isArray(given)) return undefined;
  if (!given.every((line) => typeof line === 'string')) return undefined;
  return given.map((line) => line.trim()).filter(Boolean);
}

function fromText(text: string): unknown {
  if (!text.startsWith('[')) return text.split(/\r?\n/);
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
