import { createServer, type Server } from 'node:http';
import { portOf } from '@town/process-kit/port-of';
import { BuildEvents } from './build-events.js';
import { devServer } from './dev-server.js';

const headers = { 'content-type': 'text/html', 'content-security-policy': "script-src 'self'" };
const servers: Server[] = [];

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${portOf(server)}`;
}
const saying = (name: string) =>
  listen(
    createServer((request, response) => {
      response.writeHead(200, headers).end(`<body>${name} ${request.url}</body>`);
    }),
  );

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

test('pages of slices in development are rendered here in each language, all others by the site', async () => {
  const slice = {
    name: 'mfe-parks',
    version: 'dev-1',
    mounts: ['/parks'],
    base: '/slices/mfe-parks/dev-1/',
    container: 'mfe_parks',
    entry: 'client/remoteEntry.js',
    exposes: { './next-walk': { js: [], css: [], server: '' } },
    pages: {},
    integrity: {},
    platform: '^1.0.0',
  };
  const server = devServer({
    site: await saying('site'),
    shell: await saying('shell'),
    shellFiles: '/nowhere',
    slices: new Map([['mfe-parks', slice]]),
    rendersAll: false,
    builtFolder: () => '/nowhere',
    events: new BuildEvents(),
  });
  const url = await listen(server);
  const pageAt = async (path: string) => (await fetch(url + path)).text();
  for (const path of ['/', '/es', '/parks', '/parks/old', '/es/parks', '/es/parks/old']) {
    expect(await pageAt(path)).toBe(`<body>shell ${path}</body>`);
  }
  for (const path of ['/events', '/es/events', '/parkside', '/api/parks']) {
    expect(await pageAt(path)).toContain(`<body>site ${path}`);
  }
  // A link there leads to this machine only if the browser loads the page.
  expect(await pageAt('/events')).toContain('["/parks","/es/parks"]');
});
