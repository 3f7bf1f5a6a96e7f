import { capitalize } from './capitalize.js';

const longest = 160;

/** The beginning of a page's text, for search engines and social networks: at most 160 characters. */
export function pageSummary(text: string): string {
  const whole = capitalize(text.trim());
  if (whole.length <= longest) return whole;
  const words = whole.slice(0, longest).replace(/[\s,;:.–-]+\S*$/, '');
  return `${words.slice(0, longest - 1)}…`;
}
