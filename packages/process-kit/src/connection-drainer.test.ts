import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setImmediate as nextIteration } from 'node:timers/promises';
import { ConnectionDrainer } from './connection-drainer.js';
import { portOf } from './port-of.js';

test('a connection accepted before the socket closes still gets its response', async () => {
  const server = createServer((_request, response) => response.end('done'));
  const drainer = new ConnectionDrainer().watch(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  const accepted = once(server, 'connection');
  const client = connect(port, '127.0.0.1').setEncoding('utf8');
  await accepted;

  const ended = drainer.drain(400);
  while (server.listening) await nextIteration();
  client.write('GET / HTTP/1.1\r\nHost: town.example\r\n\r\n');
  let answer = '';
  for await (const part of client) answer += part;
  expect(answer).toMatch(/^HTTP\/1.1 200 .*connection: close.*done/is);
  await ended;
});

test('the response in flight when draining begins is the last of its connection', async () => {
  const server = createServer();
  const drainer = new ConnectionDrainer().watch(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const requested = new Promise<ServerResponse>((found) => {
    server.once('request', (_, response) => found(response));
  });
  const agent = new Agent({ keepAlive: true });
  const port = portOf(server);
  const answered = new Promise<IncomingMessage>((found) => get({ port, agent }, found));

  const response = await requested;
  const ended = drainer.drain(100);
  response.end('done');
  const answer = await answered;
  answer.resume();
  expect(answer.headers.connection).toBe('close');
  await ended;
  expect(server.listening).toBe(false);
  agent.destroy();
});
