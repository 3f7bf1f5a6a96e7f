import { setImmediate as nextTurn } from 'node:timers/promises';
import { BackgroundLoop } from './background-loop.js';

const hour = 60 * 60 * 1000;

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await nextTurn();
}

test('a run that throws is reported and does not end the loop', async () => {
  const errors: unknown[] = [];
  let runs = 0;
  const loop = new BackgroundLoop(
    async () => {
      runs += 1;
      if (runs === 1) throw new Error('once');
    },
    { intervalMs: 1, onError: (error) => errors.push(error) },
  );
  loop.start();
  await until(() => runs > 1);
  await loop.stop();
  expect(errors).toEqual([new Error('once')]);
});

test('a wake-up during a run makes the next run follow at once, never beside it', async () => {
  const releases: (() => void)[] = [];
  let active = 0;
  let most = 0;
  const loop = new BackgroundLoop(
    async () => {
      active += 1;
      most = Math.max(most, active);
      await new Promise<void>((resolve) => releases.push(resolve));
      active -= 1;
    },
    { intervalMs: hour, onError: () => {} },
  );
  loop.start();
  await until(() => releases.length === 1);
  loop.wake();
  releases[0]?.();
  await until(() => releases.length === 2);
  const stopped = loop.stop();
  releases[1]?.();
  await stopped;
  expect(most).toBe(1);
});

test('a stop ends the pause, and waits for the run in progress', async () => {
  let finished = false;
  let begun = false;
  const loop = new BackgroundLoop(
    async (stopping) => {
      begun = true;
      await new Promise((resolve) => stopping.addEventListener('abort', resolve));
      finished = true;
    },
    { intervalMs: hour, onError: () => {} },
  );
  loop.start();
  await until(() => begun);
  await loop.stop();
  expect(finished).toBe(true);

  const pausing = new BackgroundLoop(async () => {}, {
    intervalMs: hour,
    pauseFirst: true,
    onError: () => {},
  });
  pausing.start();
  await pausing.stop();
});

test('a run may choose the pause that follows it', async () => {
  let runs = 0;
  const loop = new BackgroundLoop(
    async () => {
      runs += 1;
      return runs < 3 ? 0 : undefined;
    },
    { intervalMs: hour, onError: () => {} },
  );
  loop.start();
  await until(() => runs === 3);
  await loop.stop();
});
