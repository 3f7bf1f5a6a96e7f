import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { Readable } from 'node:stream';
import { portOf } from '@town/process-kit/port-of';
import { sendAnswer } from './http-answer.js';

const server = createServer();

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));

afterAll(() => {
  server.close();
});

const ask = (method: string) => {
  const asked = request({ host: '127.0.0.1', port: portOf(server), method });
  asked.on('error', () => {}).end();
  return asked;
};

test('a list for a client that has left is not read', async () => {
  const body = Readable.from(['never', 'read']);
  const asked = ask('GET');
  const [, response] = await once(server, 'request');
  asked.destroy();
  await once(response, 'close');
  await sendAnswer(response, { status: 200, headers: {}, body });
  expect(body.destroyed).toBe(true);
});

test('a list is not read for a request of its headers', async () => {
  const body = Readable.from(['never', 'read']);
  const asked = ask('HEAD');
  const [, response] = await once(server, 'request');
  await sendAnswer(response, { status: 200, headers: { ETag: '"a"' }, body });
  const [answer] = await once(asked, 'response');
  expect(answer.headers.etag).toBe('"a"');
  expect(body.destroyed).toBe(true);
});

test('an error that ends the reading of a list ends the response, and is thrown', async () => {
  const body = Readable.from(failing());
  const asked = ask('GET');
  const [, response] = await once(server, 'request');
  const sent = sendAnswer(response, { status: 200, headers: {}, body });
  await expect(sent).rejects.toThrow('the database is away');
  expect(response.destroyed).toBe(true);
  asked.destroy();
});

async function* failing() {
  yield 'a';
  throw new Error('the database is away');
}
