import { Canaries } from './canaries.js';

const stable = { name: 'mfe-events', version: '1.0.0' };
const canary = { name: 'mfe-events', version: '1.1.0' };
const release = { stable: [stable], canaries: [{ slice: canary, percent: 10 }] };

let canaries: Canaries;
beforeEach(() => {
  canaries = new Canaries(() => {});
  canaries.follow(release);
});

/** A number of visitors receive a version, and it fails for some of them. */
function visitors(slice: typeof stable, received: number, failed: number): void {
  for (let index = 0; index < received; index += 1) {
    canaries.received(`${slice.version}-${index}`, [slice]);
    if (failed > 0 && index % (received / failed) === 0)
      canaries.failed(`${slice.version}-${index}`, slice);
  }
}

describe('a canary', () => {
  it('is suspended when it fails for too many of its visitors', () => {
    visitors(stable, 200, 0);
    visitors(canary, 20, 0);
    for (const visitor of ['a', 'b', 'c', 'd']) canaries.failed(visitor, canary);
    expect(canaries.isSuspended(canary)).toBe(false);
    canaries.failed('e', canary);
    expect(canaries.isSuspended(canary)).toBe(true);
    expect(canaries.isSuspended(stable)).toBe(false);
  });

  it('is not suspended by one visitor, however often they report a failure', () => {
    visitors(canary, 30, 0);
    for (let times = 0; times < 1000; times += 1) canaries.failed('one', canary);
    expect(canaries.isSuspended(canary)).toBe(false);
  });

  it('is not suspended before enough visitors received it', () => {
    visitors(canary, 19, 19);
    expect(canaries.isSuspended(canary)).toBe(false);
  });

  it('is not suspended when the stable version fails just as often', () => {
    visitors(stable, 100, 20);
    visitors(canary, 100, 20);
    expect(canaries.isSuspended(canary)).toBe(false);
  });

  it('is not suspended when it fails for few', () => {
    visitors(stable, 100, 0);
    visitors(canary, 200, 5);
    expect(canaries.isSuspended(canary)).toBe(false);
  });

  it('is not suspended for a low share of failures among many visitors', () => {
    visitors(stable, 100, 0);
    visitors(canary, 40_000, 800);
    expect(canaries.isSuspended(canary)).toBe(false);
  });

  it('is suspended when it breaks after many visitors have received it', () => {
    visitors(canary, 40_000, 0);
    for (let visitor = 0; visitor < 2_000; visitor += 1) {
      canaries.received(`late-${visitor}`, [canary]);
      canaries.failed(`late-${visitor}`, canary);
    }
    expect(canaries.isSuspended(canary)).toBe(true);
  });

  it('is counted when it is added to a release of the same revision', () => {
    const late = new Canaries(() => {});
    late.follow({ ...release, canaries: [] });
    late.follow(release);
    expect(late.states()).toHaveLength(1);
  });

  it('starts with new counts when it comes back after a removal', () => {
    visitors(canary, 20, 0);
    for (const visitor of ['a', 'b', 'c', 'd', 'e']) canaries.failed(visitor, canary);
    canaries.follow({ ...release, canaries: [] });
    expect(canaries.isSuspended(canary)).toBe(false);
    canaries.follow({ ...release });
    expect(canaries.isSuspended(canary)).toBe(false);
  });

  it('keeps its counts when more visitors get it', () => {
    visitors(canary, 20, 4);
    canaries.follow({ stable: [stable], canaries: [{ slice: canary }] });
    canaries.failed('another', canary);
    expect(canaries.isSuspended(canary)).toBe(true);
  });

  it('reports its counts and whether it is suspended', () => {
    visitors(canary, 20, 0);
    const other = { visitors: 0, failed: 0 };
    const state = { name: 'mfe-events', version: '1.1.0', visitors: 20, stable: other };
    expect(canaries.states()).toEqual([{ ...state, suspended: false, failed: 0 }]);
    for (const visitor of ['a', 'b', 'c', 'd', 'e']) canaries.failed(visitor, canary);
    expect(canaries.states()).toEqual([{ ...state, suspended: true, failed: 5 }]);
  });
});
