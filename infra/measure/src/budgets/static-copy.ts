import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { portOf } from '@town/process-kit/port-of';

interface File {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** Headers of the connection, not of the content. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/**
 * Serves a copy of a site as static files, which shows the lowest possible cost of a page. It requests each
 * address of the site once and stores the response as sent, including its compression.
 */
export async function startStaticCopy(site: string): Promise<{ url: string; stop: () => void }> {
  const files = new Map<string, Promise<File>>();
  const server = createServer(async (request, response) => {
    const { method, url = '/', headers } = request;
    // Browsers post reports, which static files do not accept.
    if (method !== 'GET') return void response.writeHead(204).end();
    const encoding = headers['accept-encoding'];
    const file = files.get(url) ?? fetchFile(site + url, encoding);
    files.set(url, file);
    try {
      const { status, headers: sent, bytes } = await file;
      response.writeHead(status, { ...sent, 'content-length': bytes.length }).end(bytes);
    } catch (error) {
      files.delete(url);
      response.destroy(error instanceof Error ? error : undefined);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // The browser treats localhost as a secure origin, like the site's own.
    url: `http://localhost:${portOf(server)}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function fetchFile(url: string, encoding: string | string[] | undefined): Promise<File> {
  return new Promise((resolve, reject) => {
    const headers = encoding === undefined ? {} : { 'accept-encoding': encoding };
    get(url, { headers }, (answer) => {
      buffer(answer).then(
        (bytes) =>
          resolve({
            status: answer.statusCode ?? 502,
            headers: Object.fromEntries(
              Object.entries(answer.headers).filter(([name]) => !ofConnection.has(name)),
            ),
            bytes,
          }),
        reject,
      );
    }).on('error', reject);
  });
}
