import { Readable } from 'node:stream';
import { register } from 'prom-client';
import type { LoadedSlice } from './slice-loader.js';
import { SliceReports } from './slice-reports.js';

const live = { name: 'mfe-events', version: '1.0.0' } as LoadedSlice;
const slices = {
  current: () => Promise.resolve({ revision: 1, stable: [live], canaries: [] }),
};
let failures: [visitor: string, slice: string][];
let followed: unknown[];
const good = { slice: 'mfe-events', version: '1.0.0', phase: 'load' };
const sameOrigin = { 'sec-fetch-site': 'same-origin' };

let reports: SliceReports;
beforeEach(() => {
  failures = [];
  followed = [];
  reports = new SliceReports(slices, {
    follow: ({ stable }) => followed.push(...stable),
    failed: (visitor, { name, version }) => failures.push([visitor, `${name}@${version}`]),
  });
});

function send(body: unknown, headers: Record<string, string> = sameOrigin, visitor = 'v', now = 0) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const request = Object.assign(Readable.from([Buffer.from(text)]), { headers });
  return reports.receive(request, visitor, now);
}

describe("a browser's report of a slice that failed", () => {
  it('is counted by slice, version and phase', async () => {
    expect(await send(good)).toBe(204);
    expect(failures).toEqual([['v', 'mfe-events@1.0.0']]);
    expect(await register.metrics()).toContain(
      'slice_errors_total{slice="mfe-events",version="1.0.0",phase="load"} 1',
    );
  });

  it('counts on a server that has rendered no page of the release yet', async () => {
    await send(good);
    expect(followed).toEqual([live]);
  });

  it('is not counted for a version that is not live', async () => {
    expect(await send({ ...good, version: '6.6.6' })).toBe(204);
    expect(failures).toEqual([]);
    expect(await register.metrics()).not.toContain('6.6.6');
  });

  it.each([
    ['no JSON', 'nonsense'],
    ['another phase', { ...good, phase: 'lunch' }],
    ['something about the visitor', { ...good, user: 'me@example.com' }],
    ['nothing', ''],
  ])('is refused with %s', async (_, body) => {
    expect(await send(body)).toBe(400);
    expect(failures).toEqual([]);
  });

  it('is refused when it is long', async () => {
    expect(await send({ ...good, more: 'x'.repeat(1000) })).toBe(413);
  });

  it.each<[string, Record<string, string>]>([
    ["another site's page", { 'sec-fetch-site': 'cross-site' }],
    [
      "another site's page in an old browser",
      { origin: 'https://evil.example', host: 'guide.example' },
    ],
    ['nobody knows where', { host: 'guide.example' }],
  ])('is refused from %s', async (_, headers) => {
    expect(await send(good, headers)).toBe(403);
    expect(failures).toEqual([]);
  });

  it('is accepted from an old browser that names the page', async () => {
    const headers = { origin: 'https://guide.example', host: 'guide.example' };
    expect(await send(good, headers)).toBe(204);
  });

  it('is refused for a minute when one visitor sends many, and accepted from others', async () => {
    for (let count = 0; count < 20; count += 1) expect(await send(good)).toBe(204);
    expect(await send(good)).toBe(429);
    expect(await send(good, sameOrigin, 'another')).toBe(204);
    expect(await send(good, sameOrigin, 'v', 61_000)).toBe(204);
  });
});
