import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';

interface PassOptions {
  /** Address of the server that answers. */
  target: string;
  host: string | undefined;
  changePage?: (page: PassedPage) => PassedPage;
}

/** A proxied page and its Content-Security-Policy. */
export interface PassedPage {
  html: string;
  policy: string;
}

/** Proxies a request to another server. */
export function passRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { target, host, changePage }: PassOptions,
): void {
  const url = new URL(incoming.url ?? '/', target);
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const headers = { ...incoming.headers, host, 'accept-encoding': '' };
  // The browser's entity tag is for the changed page, which the server does not know.
  if (changePage) delete headers['if-none-match'];
  const outward = send(url, { method: incoming.method, headers }, (answer) => {
    const status = answer.statusCode ?? 502;
    const { 'content-length': _, ...others } = answer.headers;
    const policy = others['content-security-policy'];
    if (!changePage || !others['content-type']?.startsWith('text/html') || !policy) {
      outgoing.writeHead(status, answer.headers);
      answer.pipe(outgoing);
      return;
    }
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('end', () => {
      const page = { html: Buffer.concat(parts).toString('utf8'), policy: String(policy) };
      const changed = changePage(page);
      outgoing.writeHead(status, { ...others, 'content-security-policy': changed.policy });
      outgoing.end(changed.html);
    });
  });
  outward.on('error', (error) => {
    outgoing.writeHead(502, { 'content-type': 'text/plain' });
    outgoing.end(`${target} does not answer: ${error.message}\n`);
  });
  incoming.pipe(outward);
}
