/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { staffCalls } from '@town/contracts/staff/permissions';
import { includesRole, staffRoles } from '@town/contracts/staff/roles';
import { portOf } from '@town/process-kit/port-of';
import { handleRequest } from '../handle-request';
import { testApp } from '../testing/test-app';

const path = '/api/admin/slices';
const states = { revision: 1, signedAt: null, versions: [], teams: [] };
const session = { email: 'ada@example.com', may: [], idleMinutes: 30, mustEnroll: false };
const expiresAt = '2027-03-09T20:05:00.000Z';

const servers: Server[] = [];
async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${portOf(server)}`;
}

/** An auth service with one token for each role, and one for a person without a second factor. */
const auth = () =>
  createServer((request, response) => {
    const token = (request.headers.authorization ?? '').replace('Bearer ', '');
    const role = staffRoles.find((each) => each === token);
    const mustEnroll = token === 'enrolling';
    if (token === 'broken') response.writeHead(500).end();
    else if (!role && !mustEnroll) response.writeHead(401).end();
    else {
      const answer = { ...session, expiresAt, role: role ?? 'administrator', mustEnroll };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
    }
  });

async function ask(token?: string, method = 'GET') {
  const app = testApp(await listen(auth()));
  Object.assign(app.slices, { states: () => Promise.resolve(states) });
  const site = createServer((request, response) => void handleRequest(app, request, response));
  const headers = new Headers(token ? { authorization: `Bearer ${token}` } : undefined);
  return fetch((await listen(site)) + path, { method, headers });
}

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe('the state of the slices', () => {
  const needed = staffCalls.find((call) => call.path === path)?.role ?? 'administrator';

  it.each(staffRoles)('is visible to the role %s if the role table allows it', async (role) => {
    const answer = await ask(role);
    expect(answer.status).toBe(includesRole(role, needed) ? 200 : 403);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is JSON for an administrator', async () => {
    expect(await (await ask('administrator')).json()).toEqual(states);
  });

  it.each([
    ['nobody', undefined, 401],
    ['a token that does not count', 'stolen', 401],
    ['an administrator who must add a second factor first', 'enrolling', 403],
    ['anybody while the auth service fails', 'broken', 503],
  ])('is refused to %s', async (_who, token, status) => {
    const answer = await ask(token);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(await answer.text()).not.toContain('versions');
  });

  it('cannot be changed', async () => {
    expect((await ask('administrator', 'POST')).status).toBe(405);
  });
});
