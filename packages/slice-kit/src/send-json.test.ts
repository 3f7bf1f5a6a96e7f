import { answerLost } from '@town/contracts/api/answer-lost';
import { statusOf } from './http-error';
import { sendJson } from './send-json';

const failureOf = async (status: number, type: string) => {
  const problem = { type, title: '', status, detail: 'Later', message: 'Later' };
  globalThis.fetch = async () => Response.json(problem, { status });
  return sendJson('/api/anything', {}).catch((error: unknown) => error);
};

test('the error of a refused call has the status of the response', async () => {
  expect(statusOf(await failureOf(503, 'about:blank'))).toBe(503);
});

test('the error has no status when the gateway got no response to a forwarded call', async () => {
  expect(statusOf(await failureOf(503, answerLost))).toBeUndefined();
});
