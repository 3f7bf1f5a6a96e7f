/** @jest-environment node */
import { chooseSlices } from './choose-slices';
import type { LoadedSlice } from './slice-loader';

const slice = (name: string, version: string) => ({ name, version }) as LoadedSlice;
const events = slice('mfe-events', '1.0.0');
const trial = slice('mfe-events', '1.1.0');
const directory = slice('mfe-directory', '1.0.0');
const older = slice('mfe-events', '0.9.0');
const store = {
  preview: (name: string, version: string) =>
    Promise.resolve(
      [older, trial, directory].find((each) => each.name === name && each.version === version),
    ),
};

interface Visit {
  cookie?: string;
  random?: number;
  address?: string;
  percent?: number;
  suspended?: boolean;
}

async function visit({ cookie, random = 0.5, address = '/', percent, suspended = false }: Visit) {
  const release = {
    revision: 1,
    stable: [directory, events],
    canaries: percent ? [{ slice: trial, percent }] : [],
  };
  const url = new URL(address, 'https://guide.example.com');
  const chosen = await chooseSlices(store, release, { url, cookie, random }, () => suspended);
  const [first, second] = chosen.slices.map(({ version }) => version);
  return { directory: first, events: second, setCookie: chosen.setCookie };
}

/** How many of the hundred groups get the trial. */
async function groupsOnTrial(percent: number) {
  const all = Array.from({ length: 100 }, (_, group) =>
    visit({ cookie: `slices=${group}`, percent }),
  );
  const visits = await Promise.all(all);
  return visits.flatMap(({ events: version }, group) => (version === '1.1.0' ? [group] : []));
}

describe('the versions that a visitor gets', () => {
  it('are the stable ones, and nothing is remembered, while nothing is tried', async () => {
    expect(await visit({})).toEqual({ directory: '1.0.0', events: '1.0.0', setCookie: undefined });
  });

  it.each([1, 10, 50, 100])(
    'are those on trial for %i percent of the visitors',
    async (percent) => {
      expect(await groupsOnTrial(percent)).toHaveLength(percent);
    },
  );

  it('stay on trial for who had them when more get them', async () => {
    expect(await groupsOnTrial(40)).toEqual(expect.arrayContaining(await groupsOnTrial(10)));
  });

  it('stay the same for a visitor who comes back, by a cookie that says only the group', async () => {
    const first = await visit({ random: 0.37, percent: 50 });
    expect(first.setCookie).toBe(
      'slices=37; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure',
    );
    const again = await visit({ cookie: 'a=b; slices=37', random: 0.9, percent: 50 });
    expect(again).toEqual({ ...first, setCookie: undefined });
  });

  it.each(['slices=100', 'slices=-1', 'slices=x', 'otherslices=1'])(
    'do not depend on the cookie %s',
    async (cookie) => {
      expect((await visit({ cookie, percent: 50 })).setCookie).toBeDefined();
    },
  );

  it('are the stable ones once a canary is held back', async () => {
    expect((await visit({ percent: 100, suspended: true })).events).toBe('1.0.0');
  });

  it('are what the address asks for, if that is published', async () => {
    expect(await visit({ address: '/events?slice=mfe-events@0.9.0' })).toMatchObject({
      directory: '1.0.0',
      events: '0.9.0',
    });
    expect((await visit({ address: '/?slice=mfe-events@6.6.6' })).events).toBe('1.0.0');
    expect((await visit({ address: '/?slice=nonsense' })).events).toBe('1.0.0');
  });
});
