import { answerLost } from '@town/contracts/api/answer-lost';
import { useDatabaseProxy } from '../testing/use-database-proxy.js';

const { address, database, proxy } = useDatabaseProxy();

const stored = () => database().query('select 1 from request_counts');
beforeEach(() => database().query('delete from request_counts'));

/** Makes a call during which the database executes one statement and then loses the connection. */
async function call(method: 'GET' | 'POST', path: string, lost: string) {
  proxy().loseNext(lost);
  const answer = await fetch(address(`/api/notes/${path}`), { method });
  const { type } = Object(await answer.json());
  return { status: answer.status, type, retryAfter: answer.headers.get('retry-after') };
}
// There is no `Retry-After`: repeating the call could make the change twice.
const mayBeDone = { status: 503, type: answerLost, retryAfter: null };
const isNotDone = { status: 503, type: 'about:blank', retryAfter: '5' };

test('a connection lost during a commit is answered with an unknown result', async () => {
  expect(await call('POST', 'counted', 'COMMIT')).toEqual(mayBeDone);
  expect(await stored()).toHaveLength(1);
});

test('a connection lost during a write without a transaction is answered with an unknown result', async () => {
  expect(await call('POST', 'counted-at-once', 'insert')).toEqual(mayBeDone);
  expect(await stored()).toHaveLength(1);
});

test('a connection lost before the commit leaves the change undone and asks for a retry', async () => {
  expect(await call('POST', 'counted', 'insert')).toEqual(isNotDone);
  expect(await stored()).toEqual([]);
});

test('a read whose connection was lost asks for a retry', async () => {
  expect(await call('GET', 'counted', 'COMMIT')).toEqual(isNotDone);
  expect(await call('POST', 'asked', 'select 1')).toEqual(isNotDone);
});
