import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';

interface PassOptions {
  /** Address of the server that answers. */
  target: string;
  /** The Host header for it. */
  host: string | undefined;
  /** Changes a page; gets its policy as well. */
  changePage?: (html: string, policy: string) => string;
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
      outgoing.writeHead(status, others);
      outgoing.end(changePage(Buffer.concat(parts).toString('utf8'), String(policy)));
    });
  });
  outward.on('error', (error) => {
    outgoing.writeHead(502, { 'content-type': 'text/plain' });
    outgoing.end(`${target} does not answer: ${error.message}\n`);
  });
  incoming.pipe(outward);
}
