/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { listVersionHeader, listVersionsPath } from '@town/contracts/api/list-versions';
import { api } from '@town/contracts/api/paths';
import { portOf } from '@town/process-kit/port-of';
import { handleRequest } from '../handle-request';
import { TownSource, unknownTown } from '../services/town-source';
import { testApp } from '../testing/test-app';

let services: Server;
let site: Server;
let siteName: string;
let version: number;

const listen = async (server: Server) => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
};
const urlOf = (server: Server) => `http://127.0.0.1:${portOf(server)}`;

beforeEach(async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  siteName = 'Guide of old';
  version = 1;
  services = await listen(
    createServer(({ url = '' }, response) => {
      const list = url === api.town ? `town_settings ${version}` : 'others 1';
      const town = { ...unknownTown, profile: { ...unknownTown.profile, siteName } };
      const content =
        url === listVersionsPath
          ? [`town_settings ${version}`, 'others 1']
          : url === api.town
            ? town
            : url === api.prices
              ? unknownTown.prices
              : [];
      response.setHeader('etag', `"${list}"`).setHeader(listVersionHeader, list);
      response.end(JSON.stringify(content));
    }),
  );
  const town = new TownSource(testApp(urlOf(services)).config.services);
  const app = Object.assign(testApp(urlOf(services)), { town });
  site = await listen(
    createServer((request, response) => void handleRequest(app, request, response)),
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const server of [services, site]) {
    server.closeAllConnections();
    server.close();
  }
});

const titleOf = async (path: string, etag = '') => {
  const answer = await fetch(urlOf(site) + path, { headers: { 'if-none-match': etag } });
  const [, title] = /<title>([^<]*)/.exec(await answer.text()) ?? [];
  return { title, etag: answer.headers.get('etag') ?? '' };
};

test('a page uses the current settings of the town, however recently they were changed', async () => {
  const path = '/civic-contacts';
  await titleOf(path);
  const before = await titleOf(path);
  expect(before.title).toContain('Guide of old');
  siteName = 'Guide of today';
  version = 2;
  for (const etag of ['', before.etag]) {
    expect((await titleOf(path, etag)).title).toContain('Guide of today');
  }
  expect((await titleOf('/es/civic-contacts')).title).toContain('Guide of today');
});
