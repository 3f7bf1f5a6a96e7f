import { Agent, interceptors, request } from 'undici';

/** Time limit to connect, for the headers, and between two parts of a body, in milliseconds. */
const answerTimeout = 4000;

/**
 * A read is retried once when the connection breaks: that happens when a process of the service was
 * killed, and another process can answer. It is not retried after a timeout or an error status.
 */
const dispatcher = new Agent({
  connect: { timeout: answerTimeout },
  headersTimeout: answerTimeout,
  bodyTimeout: answerTimeout,
}).compose(interceptors.retry({ maxRetries: 1, minTimeout: 0, statusCodes: [] }));

/**
 * Reads JSON from a service. Almost every page waits for such a call, and `fetch` needs several times as
 * much processor time.
 * @throws Error on a timeout, on an error status, and when the body is not JSON
 */
export async function getJson(url: URL, headers: Record<string, string> = {}): Promise<unknown> {
  const { statusCode, body } = await request(url, { dispatcher, headers });
  if (statusCode !== 200) {
    await body.dump();
    throw new Error(`The service answers ${statusCode}`);
  }
  return JSON.parse(await body.text());
}
