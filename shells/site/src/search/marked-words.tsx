/** A text in which the words that were typed are marked, where a word begins with them. */
export function MarkedWords({ text, words }: { text: string; words: string }) {
  const typed = words
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  if (typed.length === 0) return text;
  const parts = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${typed.join('|')})`, 'iu'));
  // A split by one group has what matched at every second place.
  return parts.map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a part has nothing but its place
    index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
  );
}
