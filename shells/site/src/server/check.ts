import { createApp } from './app';
import { checkSlice } from './check-slice';
import { readSiteConfig } from './config';

// A program for `npm run slice -- check`: loads one slice of a registry and renders all its parts.
// check.js <name of the slice>
const name = process.argv[2] ?? '';
const app = createApp(readSiteConfig(process.env));
const slice = (await app.slices.stable()).find((each) => each.name === name);
const report = slice
  ? await checkSlice(app, slice)
  : { problems: ['the registry does not name it'], rendered: [] };
process.stdout.write(`${JSON.stringify(report)}\n`);
