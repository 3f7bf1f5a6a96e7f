import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { importMegabytes } from '@town/contracts/api/body-limit';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from './catalog-service.js';
import { businesses } from './testing/desk-client.js';

const { auth, settings } = useFakeAuth();
const { address } = useService(catalogService, settings);

const path = `${businesses}/import?dryRun=true`;
const load = (body: string | Buffer<ArrayBuffer>, headers: Record<string, string> = {}) =>
  fetch(address(path), {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${auth().tokenOf('editor')}`,
      'Content-Type': 'text/csv',
      ...headers,
    },
    body,
  });

test('an anonymous upload is refused before its body is read, to save memory', async () => {
  const { hostname, port } = new URL(address('/'));
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: text/csv\r\nContent-Length: 5000000\r\n\r\n`,
  );
  const [answer] = await once(socket, 'data');
  socket.destroy();
  expect(String(answer)).toMatch(/^HTTP\/1\.1 401 /);
});

test('a compressed file is refused, because its decompressed size is unknown', async () => {
  const answer = await load(gzipSync('name,category\nPie Stand,food'), {
    'Content-Encoding': 'gzip',
  });
  expect(answer.status).toBe(415);
  expect(await answer.json()).toMatchObject({ message: 'The file must not be compressed' });
});

test('a file may be as large as the limit, and no larger', async () => {
  const most = importMegabytes * 1024 * 1024;
  const rows = 'category,name\nfood,';
  const largest = rows + 'x'.repeat(most - rows.length);
  expect(await readJson(load(largest))).toMatchObject({ rows: 1 });
  const answer = await load(`${largest}\n`);
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ message: 'The file may have at most 10 MB' });
});

test('a call without a file is refused', async () => {
  expect((await load('')).status).toBe(400);
});
