/** @jest-environment node */
import { MinuteCache } from './minute-cache';

let clock: number;
let made: number;
const make = () => {
  made += 1;
  return Promise.resolve(made);
};
const cache = () => new MinuteCache<number>(() => clock);

beforeEach(() => {
  clock = 0;
  made = 0;
});

test('a value is computed once for all requests within a minute', async () => {
  const answers = cache();
  expect(await Promise.all([answers.get('/a', make), answers.get('/a', make)])).toEqual([1, 1]);
  clock = 59_999;
  expect(await answers.get('/a', make)).toBe(1);
  expect(await answers.get('/b', make)).toBe(2);
});

test('a value is computed again after a minute', async () => {
  const answers = cache();
  await answers.get('/a', make);
  clock = 60_000;
  expect(await answers.get('/a', make)).toBe(2);
});

test('a failure reaches all waiting callers and is not cached', async () => {
  const answers = cache();
  await expect(answers.get('/a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await answers.get('/a', make)).toBe(1);
});
