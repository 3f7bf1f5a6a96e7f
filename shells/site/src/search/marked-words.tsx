/** A text in which the words that were typed are marked, where a word begins with them. */
export function MarkedWords({ text, words }: { text: string; words: string }) {
  const typed = words
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  if (typed.length === 0) return text;
  const parts = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${typed.join('|')})`, 'iu'));
  // Splitting by a pattern with one group puts the matches at the odd positions.
  return parts.map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position only
    index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
  );
}
