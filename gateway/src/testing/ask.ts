import { type IncomingHttpHeaders, request } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Sends a request as a plain client: without redirects, decompression or normalisation. */
export function ask(base: string, path: string, question: Question = {}): Promise<Answer> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        hostname,
        port,
        path,
        method: question.method ?? 'GET',
        headers: question.headers,
        agent: false,
      },
      (incoming) => {
        const parts: Buffer[] = [];
        incoming.on('data', (part: Buffer) => parts.push(part));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const body = Buffer.concat(parts);
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body,
            text: body.toString('utf8'),
          });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(question.body);
  });
}
