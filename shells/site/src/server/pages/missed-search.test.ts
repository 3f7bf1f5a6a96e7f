/** @jest-environment node */
import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { someWordsHeader } from '@town/contracts/search/missed';
import { portOf } from '@town/process-kit/port-of';
import type { LoadedSlice } from '@town/slice-delivery/server';
import type { SliceContext } from '@town/slice-kit/slice';
import { handleRequest } from '../handle-request';
import { testApp } from '../testing/test-app';

/** A slice whose page searches, as the directory's does. */
const searching: LoadedSlice = {
  name: 'mfe-directory',
  version: '1',
  mounts: ['/search'],
  base: '/slices/mfe-directory/1/',
  container: 'mfe_directory',
  entry: 'remoteEntry.js',
  exposes: {},
  pages: {},
  integrity: {},
  platform: '^1.0.0',
  compatible: true,
  lacksFiles: false,
  modules: new Map([
    [
      './routes',
      {
        createRoutes: (context: SliceContext) => [
          {
            path: 'search',
            loader: ({ request }: { request: Request }) =>
              context.prefetch({ queryKey: [`/api/search${new URL(request.url).search}`] }),
            element: 'Results',
          },
        ],
      },
    ],
  ]),
};

let servers: Server[];
let reported: Record<'q' | 'visitor' | 'agent' | 'privacy' | 'address', unknown>[];
const arrivals = new EventEmitter();
let answersReports: boolean;

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${portOf(server)}`;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += String(part);
  return body;
}

/** A catalog with a result for `river`, and a partial match for `river boat`. */
const catalog: RequestListener = async (request, response) => {
  const { method, url, headers } = request;
  if (method === 'POST') {
    const { q, visitor } = JSON.parse(await bodyOf(request));
    reported.push({
      q,
      visitor,
      agent: headers['user-agent'],
      privacy: headers['sec-gpc'],
      address: headers['x-real-ip'] ?? headers['x-forwarded-for'],
    });
    arrivals.emit('report');
    if (answersReports) response.writeHead(204).end();
    return;
  }
  const found = url?.includes('river') ? ['River Grill'] : [];
  response.writeHead(200, {
    'content-type': 'application/json',
    'x-total-count': String(found.length),
    etag: `"${found.length}"`,
    ...(url?.includes('river%20boat') && { [someWordsHeader.name]: someWordsHeader.value }),
  });
  response.end(JSON.stringify(found));
};

async function site(): Promise<string> {
  const app = testApp(await listen(catalog), () => Promise.resolve({ slices: [searching] }));
  return listen((request, response) => void handleRequest(app, request, response));
}

const browser = { 'user-agent': 'Mozilla/5.0' };

/** Opens pages one after another, and waits until the last one was reported. */
async function words(paths: string[], headers: Record<string, string> = {}): Promise<unknown[]> {
  const address = await site();
  for (const path of [...paths, '/search?q=last']) {
    const answer = await fetch(address + path, { headers: { ...browser, ...headers } });
    expect(answer.status).toBe(200);
    await answer.text();
  }
  await reportOf('last');
  return reported.map(({ q }) => q);
}

async function reportOf(q: string): Promise<void> {
  while (!reported.some((report) => report.q === q)) await once(arrivals, 'report');
}

beforeEach(() => {
  servers = [];
  reported = [];
  answersReports = true;
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const server of servers) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

describe('a rendered search', () => {
  it('without results is reported, in each language', async () => {
    expect(await words(['/search?q=boat', '/search?q=river', '/es/search?q=barco'])).toEqual([
      'boat',
      'barco',
      'last',
    ]);
  });

  it('is reported when no result contains all the words', async () => {
    expect(await words(['/search?q=river%20boat', '/search?q=river'])).toEqual([
      'river boat',
      'last',
    ]);
  });

  it('is reported once for each visitor, even when the page comes from the cache', async () => {
    const address = await site();
    const ask = async (visitor: string, q: string) => {
      const headers = { ...browser, 'x-forwarded-for': visitor };
      await (await fetch(`${address}/search?q=${q}`, { headers })).text();
    };
    await ask('203.0.113.1', 'boat');
    await ask('203.0.113.1', 'Boat');
    await ask('203.0.113.1', 'boat');
    await ask('198.51.100.1', 'boat');
    await ask('198.51.100.1', 'last');
    await reportOf('last');
    expect(reported.map(({ q }) => q)).toEqual(['boat', 'boat', 'last']);
  });

  it('is not reported when it is limited to some kinds, comes from a prefetch, or has no page', async () => {
    expect(await words(['/search?q=boat&kind=news'])).toEqual(['last']);
    const address = await site();
    await fetch(`${address}/search?q=ahead`, { headers: { 'sec-purpose': 'prefetch' } });
    await fetch(`${address}/search?q=head`, { method: 'HEAD' });
    await fetch(`${address}/search?q=end`);
    await reportOf('end');
    expect(reported.map(({ q }) => q)).toEqual(['last', 'end']);
  });

  it('is reported with the headers that decide whether it is counted, but without the visitor’s address', async () => {
    await words([], { 'sec-gpc': '1', cookie: 'a=b', 'x-forwarded-for': '203.0.113.7' });
    const visitor = expect.stringMatching(/^[\w-]{16}$/);
    expect(reported).toEqual([{ q: 'last', visitor, agent: 'Mozilla/5.0', privacy: '1' }]);
  });

  it('does not wait for its report', async () => {
    answersReports = false;
    expect(await words(['/search?q=boat'])).toEqual(['boat', 'last']);
  });
});
