// Characters that change the text direction, or that end a line in some mail programs only.
const invisible = /[\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
// Half of a surrogate pair, which cannot be encoded.
const halves = /\p{Surrogate}/gu;

/** Cleans a visitor's text for a mail body: removes control characters except line breaks and tabs. */
export function cleanText(text: string): string {
  return text
    .replace(halves, '\ufffd')
    .replace(/\r\n?/g, '\n')
    .replace(invisible, ' ')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim();
}

/** Cleans a visitor's text for a header or a sentence: one line, cut at the maximum length. */
export function oneLine(text: string, maximum: number): string {
  const line = text
    .replace(halves, '\ufffd')
    .replace(invisible, ' ')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const characters = Array.from(line);
  if (characters.length <= maximum) return line;
  return `${characters
    .slice(0, maximum - 1)
    .join('')
    .trimEnd()}…`;
}
