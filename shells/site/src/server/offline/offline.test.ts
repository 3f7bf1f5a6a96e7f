/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portOf } from '@town/process-kit/port-of';
import { LRUCache } from 'lru-cache';
import type { Answer } from '../answer';
import { handleRequest } from '../handle-request';
import type { AssetIndex } from '../pages/page-assets';
import { testApp } from '../testing/test-app';
import { ServiceWorker } from './service-worker';

const assets = {
  fingerprint: 'files of a release',
  forPage: () => ({
    styles: ['/assets/main.1.css'],
    fonts: ['/assets/sans.2.woff2'],
    scripts: ['/assets/main.3.js'],
    preloads: ['/assets/start.4.js'],
  }),
};

const lists: Record<string, object[]> = {
  '/api/civic-contacts/emergency': [{ id: '1', name: 'Sheriff', phone: '830-555-0199' }],
  '/api/civic-contacts': [{ id: '2', name: 'City Hall', category: 'government' }],
};

let folder: string;
let content: Server;
let site: Server;
let isContentUp: boolean;

async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${portOf(server)}`;
}

function worker(isOn = true, index = assets): ServiceWorker {
  return new ServiceWorker(folder, index as unknown as AssetIndex, isOn);
}

/** Starts a site and sends it a request. */
async function ask(path: string, serviceWorker = worker()) {
  const app = {
    ...testApp(await listen(content)),
    serviceWorker,
    offlinePages: new LRUCache<string, Promise<Answer>>({ max: 10, ttl: 60_000 }),
  };
  site = createServer((request, response) => void handleRequest(app, request, response));
  return fetch((await listen(site)) + path);
}

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  folder = mkdtempSync(join(tmpdir(), 'workers-'));
  writeFileSync(join(folder, 'service-worker.js'), 'keep();');
  writeFileSync(join(folder, 'remove.js'), 'remove();');
  isContentUp = true;
  content = createServer((request, response) => {
    const list = lists[request.url?.split('?')[0] ?? ''];
    response.writeHead(!isContentUp ? 503 : list ? 200 : 404, {
      'content-type': 'application/json',
    });
    response.end(JSON.stringify(list ?? {}));
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
  for (const server of [site, content]) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

describe('the service worker', () => {
  it('is revalidated at each visit, and names its release and its files', async () => {
    const answer = await ask('/service-worker.js');
    expect(answer.headers.get('content-type')).toMatch('text/javascript');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const script = await answer.text();
    expect(script).toMatch(/^const townRelease = \{"id":"[0-9a-f]{16}"/);
    expect(script).toContain('"hashedFiles":["/assets/main.1.css","/assets/sans.2.woff2"]');
    expect(script).toMatch(/keep\(\);$/);
    expect(script).not.toContain('main.3.js');
  });

  it('differs in each release', () => {
    const { body } = worker().answer();
    expect(worker().answer().body).toBe(body);
    expect(worker(true, { ...assets, fingerprint: 'others' }).answer().body).not.toBe(body);
  });

  it('is replaced by one that removes itself when operators have switched it off', async () => {
    const answer = await ask('/service-worker.js', worker(false));
    expect(await answer.text()).toMatch(/remove\(\);$/);
  });
});

describe('the offline pages', () => {
  it('include Civic Contacts with the time of rendering, without scripts and not for search engines', async () => {
    const answer = await ask('/offline/civic-contacts');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-release')).toMatch(/^[0-9a-f]{16}$/);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('content-security-policy')).not.toContain('script-src');
    const html = await answer.text();
    expect(html).toContain('tel:8305550199');
    expect(html).toContain('City Hall');
    expect(html).toMatch(/As of .*\d{4}.*, .*\d+:\d\d [AP]M/);
    expect(html).toContain('/assets/main.1.css');
    expect(html).not.toContain('<button');
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")|as="script"/);
  });

  it('do not say whether an office is open now, because a copy is read later', async () => {
    const every = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    const openingHours = [{ dayOfWeek: every, opens: '00:00', closes: '23:59' }];
    const hall = { id: '2', name: 'City Hall', category: 'government', hours: 'Always' };
    const depot = { ...hall, id: '3', name: 'Depot', businessStatus: 'temporarily-closed' };
    const bureau = { ...hall, id: '4', name: 'Bureau', hours: null };
    lists['/api/civic-contacts'] = [hall, depot, bureau].map((each) => ({ ...each, openingHours }));
    const html = await (await ask('/offline/civic-contacts')).text();
    expect(html).toContain('Always');
    expect(html).toContain('Temporarily closed');
    // Only the bureau's hours are no text, so its usual week is shown.
    expect(html.match(/<table/g)).toHaveLength(1);
    expect(html).not.toContain('aria-current="date"');
    expect(html).not.toContain('Open 24 hours</span>');
    expect(html).not.toContain('Open until');
  });

  it('include a page that says there is no connection and links to Civic Contacts', async () => {
    const html = await (await ask('/offline')).text();
    expect(html).toContain('You are offline');
    expect(html).toContain('href="/civic-contacts"');
    expect(html).toContain('href="tel:911"');
  });

  it('exist in Spanish below /es, with links to the Spanish pages', async () => {
    const contacts = await (await ask('/es/offline/civic-contacts')).text();
    expect(contacts).toContain('<html lang="es">');
    expect(contacts).toContain('Contactos cívicos');
    expect(contacts).toContain('Esta es la copia que guardó su dispositivo.');
    expect(contacts).toMatch(/Al \d+ de \w+ de \d{4}, \d+:\d\d\s[ap]\.\sm\.<\/p>/);
    expect(contacts).toContain('href="/es/civic-contacts"');
    expect(contacts).toContain('tel:8305550199');
    site.close();
    content.close();
    const notice = await (await ask('/es/offline')).text();
    expect(notice).toContain('No tiene conexión');
    expect(notice).toContain('href="/es/civic-contacts"');
    expect(notice).not.toMatch(/<script(?! type="application\/ld\+json")|as="script"/);
  });

  it('answer an error while the contacts cannot be read, so devices keep their copies', async () => {
    isContentUp = false;
    expect((await ask('/offline/civic-contacts')).status).toBe(500);
  });

  it('are kept for a minute, but not a failure', async () => {
    isContentUp = false;
    const { url } = await ask('/offline/civic-contacts');
    isContentUp = true;
    expect((await fetch(url)).status).toBe(200);
    isContentUp = false;
    expect((await fetch(url)).status).toBe(200);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_001);
    expect((await fetch(url)).status).toBe(500);
  });
});

test('pages of staff do not register the service worker, all others do', async () => {
  expect(await (await ask('/about')).text()).toContain('"keepsOffline":true');
  site.close();
  content.close();
  expect(await (await ask('/admin/login')).text()).toContain('"keepsOffline":false');
});
