import { createServer } from 'node:http';
import { replayDeadLettersPath } from '@town/contracts/messaging/dead-letters';
import { portOf } from '@town/process-kit/port-of';
import { replayDeadLetters } from './replay-dead-letters.js';

const asked: (string | undefined)[] = [];
const service = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  response.statusCode = request.url === replayDeadLettersPath ? 200 : 503;
  response.end('{"handled":2,"failed":1}');
});
beforeAll(() => new Promise<void>((done) => service.listen(0, '127.0.0.1', done)));
afterAll(() => new Promise((done) => service.close(done)));

const stack = (path = '') => ({
  processes: {
    catalog: { url: `http://127.0.0.1:${portOf(service)}${path}`, log: 'logs/catalog.log' },
  },
});

it('calls the named service, and reports the result', async () => {
  expect(await replayDeadLetters(stack(), ['catalog'])).toEqual([
    ['catalog', { handled: 2, failed: 1 }],
  ]);
  expect(asked).toEqual([`POST ${replayDeadLettersPath}`]);
});

it('reports a service that is not running, and one that fails', async () => {
  await expect(replayDeadLetters(stack(), [])).rejects.toThrow('No service "content" runs here');
  await expect(replayDeadLetters(stack(), ['gateway'])).rejects.toThrow('"gateway"');
  const away = replayDeadLetters(stack('/away'), ['catalog']);
  await expect(away).rejects.toThrow('catalog could not replay');
});
