import { createServer } from 'node:http';
import { portOf } from '@town/process-kit/port-of';
import { type RawAnswer, rawAnswer } from '../raw-answer.js';

/** Headers of the connection, not of the content. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/**
 * Serves a copy of a site as static files, which shows the lowest possible cost of a page. It requests each
 * address of the site once and stores the response as sent, including its compression.
 */
export async function startStaticCopy(site: string): Promise<{ url: string; stop: () => void }> {
  const files = new Map<string, Promise<RawAnswer>>();
  const server = createServer(async (request, response) => {
    const { method, url = '/', headers } = request;
    // Browsers post reports, which static files do not accept.
    if (method !== 'GET') return void response.writeHead(204).end();
    const encoding = headers['accept-encoding'];
    const file = files.get(url) ?? rawAnswer(site + url, encoding?.toString());
    files.set(url, file);
    try {
      const { status, headers: sent, bytes } = await file;
      const own = Object.entries(sent).filter(([name]) => !ofConnection.has(name));
      const length = { 'content-length': bytes.length };
      response.writeHead(status, { ...Object.fromEntries(own), ...length }).end(bytes);
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
