import { answerLost } from '@town/contracts/api/answer-lost';
import { useDatabaseProxy } from '../testing/use-database-proxy.js';

const { address, database, proxy } = useDatabaseProxy();

const stored = () => database().query('select 1 from request_counts');
beforeEach(() => database().query('delete from request_counts'));

/** Makes a call of which a statement is carried out and not answered. */
async function call(method: 'GET' | 'POST', path: string, lost: string) {
  proxy().loseNext(lost);
  const answer = await fetch(address(`/api/notes/${path}`), { method });
  const { type } = Object(await answer.json());
  return { status: answer.status, type, retryAfter: answer.headers.get('retry-after') };
}
// Nothing asks to send it again.
const mayBeDone = { status: 503, type: answerLost, retryAfter: null };
const isNotDone = { status: 503, type: 'about:blank', retryAfter: '5' };

test('a change whose connection is lost while it is committed may be done or not', async () => {
  expect(await call('POST', 'counted', 'COMMIT')).toEqual(mayBeDone);
  expect(await stored()).toHaveLength(1);
});

test('a change in a statement of its own may be done or not, too', async () => {
  expect(await call('POST', 'counted-at-once', 'insert')).toEqual(mayBeDone);
  expect(await stored()).toHaveLength(1);
});

test('a change whose connection is lost before its commit is not done', async () => {
  expect(await call('POST', 'counted', 'insert')).toEqual(isNotDone);
  expect(await stored()).toEqual([]);
});

test('what only reads can be asked again', async () => {
  expect(await call('GET', 'counted', 'COMMIT')).toEqual(isNotDone);
  expect(await call('POST', 'asked', 'select 1')).toEqual(isNotDone);
});
