import { chooseSlices } from './choose-slices.js';
import type { LoadedSlice } from './slice-loader.js';

const slice = (name: string, version: string) => ({ name, version }) as LoadedSlice;
const events = slice('mfe-events', '1.0.0');
const canary = slice('mfe-events', '1.1.0');
const directory = slice('mfe-directory', '1.0.0');
const older = slice('mfe-events', '0.9.0');
const store = {
  preview: (name: string, version: string) =>
    Promise.resolve(
      [older, canary, directory].find((each) => each.name === name && each.version === version),
    ),
};

interface Visit {
  cookie?: string;
  random?: number;
  address?: string;
  percent?: number;
  suspended?: boolean;
  site?: string;
}

async function visit({
  cookie,
  random = 0.5,
  address = '/',
  percent,
  suspended = false,
  site = 'https://guide.example.com',
}: Visit) {
  const release = {
    revision: 1,
    stable: [directory, events],
    canaries: percent ? [{ slice: canary, percent }] : [],
  };
  const url = new URL(address, site);
  const chosen = await chooseSlices(store, release, { url, cookie, random }, () => suspended);
  const [first, second] = chosen.slices.map(({ version }) => version);
  return { directory: first, events: second, setCookie: chosen.setCookie };
}

/** Those of the hundred groups that get the canary. */
async function groupsWithCanary(percent: number) {
  const all = Array.from({ length: 100 }, (_, group) =>
    visit({ cookie: `__Host-slices=${group}`, percent }),
  );
  const visits = await Promise.all(all);
  return visits.flatMap(({ events: version }, group) => (version === '1.1.0' ? [group] : []));
}

describe('the versions that a visitor gets', () => {
  it('are the stable ones, and no cookie is set, while there is no canary', async () => {
    expect(await visit({})).toEqual({ directory: '1.0.0', events: '1.0.0', setCookie: undefined });
  });

  it.each([1, 10, 50, 100])('are canaries for %i percent of the visitors', async (percent) => {
    expect(await groupsWithCanary(percent)).toHaveLength(percent);
  });

  it('stay canaries for those who have them when more visitors get them', async () => {
    expect(await groupsWithCanary(40)).toEqual(expect.arrayContaining(await groupsWithCanary(10)));
  });

  it('stay the same for a visitor who comes back, by a cookie that holds only the group', async () => {
    const first = await visit({ random: 0.37, percent: 50 });
    expect(first.setCookie).toBe(
      '__Host-slices=37; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure',
    );
    const again = await visit({ cookie: 'a=b; __Host-slices=37', random: 0.9, percent: 50 });
    expect(again).toEqual({ ...first, setCookie: undefined });
  });

  it('are remembered in a cookie that browsers also accept on http', async () => {
    const site = 'http://localhost:8080';
    const { setCookie } = await visit({ random: 0.37, percent: 50, site });
    expect(setCookie).toBe('slices=37; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax');
    expect((await visit({ cookie: 'slices=37', percent: 50, site })).setCookie).toBeUndefined();
  });

  it.each([
    '__Host-slices=100',
    '__Host-slices=-1',
    '__Host-slices=x',
    'other__Host-slices=1',
    'slices=1',
  ])('do not depend on the cookie %s', async (cookie) => {
    expect((await visit({ cookie, percent: 50 })).setCookie).toBeDefined();
  });

  it('are the stable ones once a canary is suspended', async () => {
    expect((await visit({ percent: 100, suspended: true })).events).toBe('1.0.0');
  });

  it('are the ones that the address names, if they are published', async () => {
    expect(await visit({ address: '/events?slice=mfe-events@0.9.0' })).toMatchObject({
      directory: '1.0.0',
      events: '0.9.0',
    });
    expect((await visit({ address: '/?slice=mfe-events@6.6.6' })).events).toBe('1.0.0');
    expect((await visit({ address: '/?slice=nonsense' })).events).toBe('1.0.0');
  });
});
