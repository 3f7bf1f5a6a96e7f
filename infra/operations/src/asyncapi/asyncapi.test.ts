import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import { allMessaging } from '../broker/all-messaging.js';
import { asyncApiDocument } from './asyncapi-document.js';

const file = join(projectRoot, 'docs/asyncapi.json');

// UPDATE_ASYNCAPI=1 writes the document; without it, a changed contract fails here.
test('the AsyncAPI document matches the contracts', async () => {
  const text = `${JSON.stringify(asyncApiDocument(allMessaging), null, 2)}\n`;
  if (process.env['UPDATE_ASYNCAPI']) await writeFile(file, text);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(JSON.parse(text));
});
