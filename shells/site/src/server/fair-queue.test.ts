/** @jest-environment node */
import { setImmediate as nextIteration } from 'node:timers/promises';
import { FairQueue, Overloaded, QueueFull } from './fair-queue';

let order: string[];
let finish: (() => void)[];
beforeEach(() => {
  order = [];
  finish = [];
});

/** A job that notes when it starts and runs until the test finishes it. */
const job = (name: string) => () => {
  order.push(name);
  return new Promise<void>((done) => finish.push(done));
};

async function finishAll(): Promise<void> {
  await nextIteration();
  for (let next = finish.shift(); next; next = finish.shift()) {
    next();
    await nextIteration();
  }
}

test('a visitor with one request does not wait for the many of another', async () => {
  const queue = new FairQueue({ running: 2, runningEach: 2, waitingEach: 10 });
  const jobs = [1, 2, 3, 4, 5, 6, 7, 8].map((each) => queue.run('first', job(`first ${each}`)));
  jobs.push(queue.run('second', job('second')));
  await finishAll();
  await Promise.all(jobs);
  expect(order.indexOf('second')).toBe(3);
});

test('one visitor cannot use all places, even while no other visitor waits', async () => {
  const queue = new FairQueue({ running: 3, runningEach: 2, waitingEach: 10 });
  const jobs = [1, 2, 3].map((each) => queue.run('first', job(`first ${each}`)));
  await nextIteration();
  expect(order).toEqual(['first 1', 'first 2']);
  jobs.push(queue.run('second', job('second')));
  await nextIteration();
  expect(order).toContain('second');
  await finishAll();
  await Promise.all(jobs);
});

test('more requests of one visitor than may wait are refused, and those of others are not', async () => {
  const queue = new FairQueue({ running: 1, runningEach: 1, waitingEach: 1 });
  const jobs = [queue.run('first', job('a')), queue.run('first', job('b'))];
  await expect(queue.run('first', job('c'))).rejects.toThrow(QueueFull);
  jobs.push(queue.run('second', job('d')));
  await finishAll();
  await Promise.all(jobs);
  expect(order).toEqual(['a', 'b', 'd']);
});

test('a full queue refuses every new request until a waiting one has started', async () => {
  const queue = new FairQueue({ running: 1, runningEach: 1, waitingEach: 5, waiting: 2 });
  const jobs = ['a', 'b', 'c'].map((name) => queue.run(name, job(name)));
  await expect(queue.run('d', job('d'))).rejects.toThrow(Overloaded);
  finish.shift()?.();
  await nextIteration();
  jobs.push(queue.run('e', job('e')));
  await finishAll();
  await Promise.all(jobs);
  expect(order).toEqual(['a', 'b', 'c', 'e']);
});

test('a failed job frees its place for the next one', async () => {
  const queue = new FairQueue({ running: 1, runningEach: 1, waitingEach: 1 });
  const failing = queue.run('first', () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  expect(await queue.run('first', () => Promise.resolve('done'))).toBe('done');
});
