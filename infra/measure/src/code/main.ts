/**
 * Counts things that the project wants to keep low: lines of the platform, long functions, type assertions,
 * repeated blocks. `npm run count` prints the figures and exits with status 1 if a limit is exceeded.
 */
import { findRepeats } from './find-repeats.js';
import { frozenFiles } from './frozen-files.js';
import { parseCode } from './parsed-code.js';
import { type SourceFile, sourceFiles } from './source-files.js';

const LONGEST_FUNCTION = 60;
const MOST_CASTS = 55;

/** Everything except the product: pages, services, contracts and components. */
const platform = /^(packages\/(?!contracts\/|ui\/)|infra\/|gateway\/|shells\/site\/src\/server\/)/;

const files = sourceFiles();
const sources = files.filter(({ isTest }) => !isTest);
const parsed = files.filter(({ path }) => /\.tsx?$/.test(path)).map(parseCode);
const casts = parsed.flatMap((file) => file.casts);
const long = parsed.flatMap(({ functions }) =>
  functions.filter(({ lines }) => lines > LONGEST_FUNCTION),
);
const frozen = frozenFiles(files);
const repeats = findRepeats(files.filter(({ path }) => /\.tsx?$/.test(path) && !frozen.has(path)));

console.log(`source lines      ${countLines(sources)}`);
console.log(`  of the platform ${countLines(sources.filter(({ path }) => platform.test(path)))}`);
console.log(`test lines        ${countLines(files.filter(({ isTest }) => isTest))}`);
report(
  `functions over ${LONGEST_FUNCTION} lines`,
  long.map(({ path, line, lines }) => `${path}:${line} (${lines} lines)`),
);
report(
  'literal repetition',
  repeats.map(({ first, second }) => `${first} ~ ${second}`),
);
console.log(`type assertions   ${casts.length}`);
for (const [path, count] of byFile(casts)) console.log(`  ${count}  ${path}`);
process.exitCode = long.length > 0 || repeats.length > 0 || casts.length > MOST_CASTS ? 1 : 0;

function countLines(counted: readonly SourceFile[]): number {
  return counted.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
}

function report(title: string, places: readonly string[]): void {
  console.log(`${title}: ${places.length}`);
  for (const place of places) console.log(`  ${place}`);
}

function byFile(places: readonly { path: string }[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { path } of places) counts.set(path, (counts.get(path) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}
