import { createApp } from './app';
import { readSiteConfig } from './config';
import { checkSlice } from './slices/check-slice';

// A program for `npm run slice -- check`: loads one slice of a registry and renders all its parts.
// check.js <name of the slice>
const name = process.argv[2] ?? '';
const unhandled: string[] = [];
process.on('uncaughtException', (error) => unhandled.push(`nobody handles its error: ${error}`));
const app = createApp(readSiteConfig(process.env));
const slice = (await app.slices.stable()).find((each) => each.name === name);
const refused = (problem: unknown) => ({ problems: [String(problem)], rendered: [] });
const { problems, rendered } = slice
  ? await checkSlice(app, slice).catch(refused)
  : refused('the registry does not name it');
// Node reports unhandled rejections only after the current code has run.
await new Promise((done) => setImmediate(done));
const report = { problems: [...problems, ...unhandled], rendered };
// A slice may leave timers running. The process exits without waiting for them, after printing the report.
process.stdout.write(`${JSON.stringify(report)}\n`, () => process.exit());
