import { createApp } from './app';
import { checkSlice } from './check-slice';
import { readConfig } from './config';

// Loads one slice of a registry and renders all of it: check.js <name of the slice>
const name = process.argv[2] ?? '';
const app = createApp(readConfig(process.env));
const { stable } = await app.slices.current();
const slice = stable.find((each) => each.name === name);
const report = slice
  ? await checkSlice(app, slice)
  : { problems: ['the registry does not name it'], rendered: [] };
process.stdout.write(`${JSON.stringify(report)}\n`);
