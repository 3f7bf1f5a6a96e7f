import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { Readable } from 'node:stream';
import { portOf } from '@town/process-kit/port-of';
import { sendAnswer } from './http-answer.js';

test('a list for a client that has left is not read', async () => {
  const body = Readable.from(['never', 'read']);
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const asked = get({ host: '127.0.0.1', port: portOf(server) });
  asked.on('error', () => {});
  const [, response] = await once(server, 'request');
  asked.destroy();
  await once(response, 'close');
  await sendAnswer(response, { status: 200, headers: {}, body });
  expect(body.destroyed).toBe(true);
  server.close();
});
