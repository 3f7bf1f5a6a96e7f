import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A response with its bytes as sent; `fetch` would decompress them. */
export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** @param encoding what Accept-Encoding names */
export async function rawAnswer(url: string, encoding?: string): Promise<RawAnswer> {
  const headers = encoding === undefined ? {} : { 'accept-encoding': encoding };
  const [answer]: IncomingMessage[] = await once(get(url, { headers }), 'response');
  if (!answer) throw new Error(`${url} does not answer`);
  return { status: answer.statusCode ?? 502, headers: answer.headers, bytes: await buffer(answer) };
}
