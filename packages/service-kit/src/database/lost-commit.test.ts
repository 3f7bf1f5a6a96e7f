import { answerLost } from '@town/contracts/api/answer-lost';
import { useDatabaseProxy } from '../testing/use-database-proxy.js';

const { address, database, proxy } = useDatabaseProxy();

const stored = () => database().query('select 1 from request_counts');

async function store(method: 'GET' | 'POST') {
  proxy().loseNextCommit();
  const answer = await fetch(address('/api/notes/counted'), { method });
  return { answer, problem: await answer.json() };
}

test('a change whose connection is lost while it is committed may be done or not', async () => {
  const { answer, problem } = await store('POST');
  expect(answer.status).toBe(503);
  expect(problem).toMatchObject({ type: answerLost, status: 503 });
  // Nothing asks to send it again.
  expect(answer.headers.get('retry-after')).toBeNull();
  expect(await stored()).toHaveLength(1);
});

test('what only reads can be asked again', async () => {
  const { answer, problem } = await store('GET');
  expect(answer.status).toBe(503);
  expect(problem).toMatchObject({ type: 'about:blank' });
  expect(answer.headers.get('retry-after')).toBe('5');
});
