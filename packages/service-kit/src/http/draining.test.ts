import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Draining } from './draining.js';

test('an answer that is under way when a process is asked to end is the last of its connection', async () => {
  const server = createServer();
  const draining = new Draining();
  draining.watch(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const asked = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
  const agent = new Agent({ keepAlive: true });
  const { port } = server.address() as AddressInfo;
  const answered = once(get({ port, agent }), 'response') as Promise<[IncomingMessage]>;

  const [, response] = await asked;
  const ended = draining.run(100);
  response.end('done');
  const [answer] = await answered;
  answer.resume();
  expect(answer.headers.connection).toBe('close');
  await ended;
  expect(server.listening).toBe(false);
  agent.destroy();
});
