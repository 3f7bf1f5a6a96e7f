import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { podsWith } from './cluster.js';

/** The public name of the site, in both overlays. */
export const HOST = 'town.example';
export const HTTPS_PORT = 8443;

/** The address of the ingress controller's pod. */
export async function entranceAddress(): Promise<string> {
  const [pod] = await podsWith('app.kubernetes.io/name=traefik', '--all-namespaces');
  if (!pod?.status.podIP) throw new Error('The ingress controller does not run.');
  return pod.status.podIP;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
}

/**
 * Requests a path under the site's public name over HTTPS, and reads the whole response. A body is posted.
 */
export async function ask(
  address: string,
  path: string,
  { headers, ...options }: RequestOptions = {},
  body?: string,
): Promise<Answer> {
  const sent = request({
    method: body ? 'POST' : 'GET',
    ...options,
    host: address,
    port: HTTPS_PORT,
    servername: HOST,
    path,
    headers: { ...headers, host: HOST },
  });
  sent.end(body);
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  // The error is also thrown to the reader of the body.
  sent.on('error', () => {});
  if (!answer?.statusCode) throw new Error(`${path} was not answered`);
  await buffer(answer);
  return { status: answer.statusCode, headers: answer.headers };
}
