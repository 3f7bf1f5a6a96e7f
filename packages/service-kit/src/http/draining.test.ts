import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Draining } from './draining.js';

test('who has come in and not yet asked when the door is shut is still answered', async () => {
  const server = createServer((_request, response) => response.end('done'));
  const draining = new Draining();
  draining.watch(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const letIn = once(server, 'connection');
  const visitor = connect(port, '127.0.0.1').setEncoding('utf8');
  await letIn;

  const ended = draining.run(400);
  while (server.listening) await nextTurn();
  visitor.write('GET / HTTP/1.1\r\nHost: town.example\r\n\r\n');
  let answer = '';
  for await (const part of visitor) answer += part;
  expect(answer).toMatch(/^HTTP\/1.1 200 .*connection: close.*done/is);
  await ended;
});

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
