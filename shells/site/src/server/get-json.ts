import { Agent, get, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { askAgain } from './ask-again';

/** Time limit for an answer, in milliseconds. */
const answerTimeout = 4000;

const agent = new Agent({ keepAlive: true });

/**
 * Reads JSON from a service. Almost every page waits for such a call, and `fetch` needs about three
 * times as much processor time.
 * @throws Error on a timeout, on an error status, and when the body is not JSON
 */
export async function getJson(url: URL, headers: Record<string, string> = {}): Promise<unknown> {
  const signal = AbortSignal.timeout(answerTimeout);
  const ask = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(url, { agent, headers, signal }, resolve).on('error', reject);
    });
  const response = await askAgain(ask, signal);
  if (response.statusCode === 200) return json(response);
  response.resume();
  throw new Error(`The service answers ${response.statusCode}`);
}
