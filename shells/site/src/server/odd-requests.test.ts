/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { portOf } from '@town/process-kit/port-of';
import { badResponses } from '@town/process-kit/testing/odd-requests';
import { handleRequest } from './handle-request';
import { testApp } from './testing/test-app';

let server: Server;
beforeEach(async () => {
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockReturnValue(true);
  }
  const app = testApp('http://127.0.0.1:9');
  server = createServer((request, response) => void handleRequest(app, request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await new Promise((done) => server.close(done));
});

test('4,000 odd requests get a page or a refusal, never an error or the address of another site', async () => {
  const port = portOf(server);
  const bad = await badResponses(port, 4_000, (status, response) => {
    const namesOther = /(href|src|content|location)[=:] ?"?https?:\/\/(evil|localhost)/i;
    return status < 500 && !namesOther.test(response);
  });
  expect(bad).toEqual([]);
}, 120_000);
