/** @jest-environment node */
import type { LoadedSlice } from './slice-loader';
import { SliceTrials } from './slice-trials';

const stable = { name: 'mfe-events', version: '1.0.0' } as LoadedSlice;
const canary = { name: 'mfe-events', version: '1.1.0' } as LoadedSlice;
const release = { revision: 1, stable: [stable], canaries: [{ slice: canary, percent: 10 }] };

let trials: SliceTrials;
beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  trials = new SliceTrials();
  trials.follow(release);
});
afterEach(() => jest.restoreAllMocks());

/** So many visitors get a version, and so many of them see it fail. */
function visitors(slice: LoadedSlice, given: number, failed: number): void {
  for (let index = 0; index < given; index += 1) {
    trials.given(`${slice.version}-${index}`, [slice]);
    if (failed > 0 && index % (given / failed) === 0)
      trials.failed(`${slice.version}-${index}`, slice);
  }
}

describe('a canary', () => {
  it('is held back when it fails for too many of its visitors', () => {
    visitors(stable, 200, 0);
    visitors(canary, 20, 0);
    for (const visitor of ['a', 'b', 'c', 'd']) trials.failed(visitor, canary);
    expect(trials.isSuspended(canary)).toBe(false);
    trials.failed('e', canary);
    expect(trials.isSuspended(canary)).toBe(true);
    expect(trials.isSuspended(stable)).toBe(false);
  });

  it('is not held back by one visitor, however often they say that it fails', () => {
    visitors(canary, 30, 0);
    for (let times = 0; times < 1000; times += 1) trials.failed('one', canary);
    expect(trials.isSuspended(canary)).toBe(false);
  });

  it('is not judged before enough visitors had it', () => {
    visitors(canary, 19, 19);
    expect(trials.isSuspended(canary)).toBe(false);
  });

  it('is not held back for what fails with the stable version just as often', () => {
    visitors(stable, 100, 20);
    visitors(canary, 100, 20);
    expect(trials.isSuspended(canary)).toBe(false);
  });

  it('is not held back for what fails for few', () => {
    visitors(stable, 100, 0);
    visitors(canary, 200, 5);
    expect(trials.isSuspended(canary)).toBe(false);
  });

  it('is judged anew once it has been taken away and comes back', () => {
    visitors(canary, 20, 0);
    for (const visitor of ['a', 'b', 'c', 'd', 'e']) trials.failed(visitor, canary);
    trials.follow({ ...release, revision: 2, canaries: [] });
    expect(trials.isSuspended(canary)).toBe(false);
    trials.follow({ ...release, revision: 3 });
    expect(trials.isSuspended(canary)).toBe(false);
  });

  it('keeps what is known of it when more visitors get it', () => {
    visitors(canary, 20, 4);
    trials.follow({ revision: 2, stable: [stable], canaries: [{ slice: canary, percent: 50 }] });
    trials.failed('another', canary);
    expect(trials.isSuspended(canary)).toBe(true);
  });
});
