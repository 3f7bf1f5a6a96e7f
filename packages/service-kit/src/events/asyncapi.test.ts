import { readFile, writeFile } from 'node:fs/promises';
import { asyncApiDocument } from './asyncapi-document.js';
import { documentedEvents } from './documented-events.js';

const file = new URL('../../../../docs/asyncapi.json', import.meta.url);

// UPDATE_ASYNCAPI=1 writes the page anew; without it, a changed contract shows here.
test('the page of events is what the contracts say', async () => {
  const text = `${JSON.stringify(asyncApiDocument(documentedEvents), null, 2)}\n`;
  if (process.env.UPDATE_ASYNCAPI) await writeFile(file, text);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(JSON.parse(text));
});
