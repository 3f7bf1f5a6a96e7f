import { createServer } from 'node:http';
import { replayDeadLettersPath } from '@town/contracts/messaging/dead-letters';
import { portOf } from '@town/process-kit/port-of';
import { describeReplays } from './describe-replays.js';
import { replayDeadLetters } from './replay-dead-letters.js';

const asked: (string | undefined)[] = [];
const service = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  response.statusCode = request.url?.startsWith('/away') ? 503 : 200;
  const isEarlier = request.url?.startsWith('/earlier');
  response.end(JSON.stringify({ handled: 2, failed: 1, ...(!isEarlier && { notReached: 7 }) }));
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
    ['catalog', { handled: 2, failed: 1, notReached: 7 }],
  ]);
  expect(asked).toEqual([`POST ${replayDeadLettersPath}`]);
});

it('reads the answer of a service of an earlier release', async () => {
  const [[, replay] = []] = await replayDeadLetters(stack('/earlier'), ['catalog']);
  expect(replay).toEqual({ handled: 2, failed: 1, notReached: 0 });
});

test('the report names the letters that were not reached, and asks for a repeat', () => {
  const report = describeReplays([
    ['catalog', { handled: 2, failed: 0, notReached: 0 }],
    ['content', { handled: 1, failed: 0, notReached: 7 }],
  ]);
  expect(report).toEqual({
    lines: [
      'catalog: 2 handled, 0 still cannot be handled',
      'content: 1 handled, 0 still cannot be handled, 7 not reached',
    ],
    trouble:
      '7 letters were not reached: run the command again, after 15 minutes if the number does not fall.',
  });
});

test('the report says where the reason is when letters fail again', () => {
  const { trouble } = describeReplays([['catalog', { handled: 0, failed: 1, notReached: 1 }]]);
  expect(trouble).toBe(
    'The log of the service says why (A dead letter still cannot be handled). 1 letter was not reached: run the command again, after 15 minutes if the number does not fall.',
  );
  expect(describeReplays([['catalog', { handled: 1, failed: 0, notReached: 0 }]]).trouble).toBe('');
});

it('reports a service that is not running, and one that fails', async () => {
  await expect(replayDeadLetters(stack(), [])).rejects.toThrow('No service "content" runs here');
  await expect(replayDeadLetters(stack(), ['gateway'])).rejects.toThrow('"gateway"');
  const away = replayDeadLetters(stack('/away'), ['catalog']);
  await expect(away).rejects.toThrow('catalog could not replay');
});
