import type { SourceFile } from './source-files.js';

/** A block of lines that occurs in two places. */
export interface Repeat {
  first: string;
  second: string;
  lines: number;
}

const SHORTEST = 6;
/** Trivial lines, which do not count as part of a block. */
const thin = /^([\])}>;,]*|\/\/.*|\/?\*.*|import .*|\} from .*|@.*\(\{)$/;

/** Finds blocks of six or more identical lines, ignoring blank lines and comments. */
export function findRepeats(files: readonly SourceFile[]): Repeat[] {
  const seen = new Map<string, { path: string; line: number; index: number }>();
  const repeats: Repeat[] = [];
  for (const { path, text } of files) {
    const lines = significantLines(text);
    let skipUntil = 0;
    for (let index = 0; index + SHORTEST <= lines.length; index += 1) {
      const window = lines.slice(index, index + SHORTEST);
      const key = window.map(({ content }) => content).join('\n');
      const other = seen.get(key);
      const at = { path, line: window[0]?.line ?? 0, index };
      if (!other) seen.set(key, at);
      else if (index >= skipUntil && !(other.path === path && index - other.index < SHORTEST)) {
        repeats.push({
          first: `${other.path}:${other.line}`,
          second: `${path}:${at.line}`,
          lines: SHORTEST,
        });
        skipUntil = index + SHORTEST;
      }
    }
  }
  return repeats;
}

function significantLines(text: string): { content: string; line: number }[] {
  return text
    .replace(/^import [^;]*;$/gm, (block) => '\n'.repeat(block.split('\n').length - 1))
    .split('\n')
    .map((content, index) => ({ content: content.trim(), line: index + 1 }))
    .filter(({ content }) => !thin.test(content));
}
