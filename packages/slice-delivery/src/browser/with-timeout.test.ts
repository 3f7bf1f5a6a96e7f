import { withTimeout } from './with-timeout.js';

const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
const aMinute = 60_000;

describe('a promise with a timeout', () => {
  it('resolves to a value that arrives in time, and clears its timer', async () => {
    const before = timers();
    await expect(withTimeout(Promise.resolve('here'), aMinute)).resolves.toBe('here');
    expect(timers()).toBe(before);
  });

  it('rejects with the error of the promise, and clears its timer', async () => {
    const before = timers();
    const failing = Promise.reject(new Error('broken'));
    await expect(withTimeout(failing, aMinute)).rejects.toThrow('broken');
    expect(timers()).toBe(before);
  });

  it('rejects after the timeout', async () => {
    const never = new Promise(() => {});
    await expect(withTimeout(never, 1)).rejects.toThrow('Nothing came within 1 ms');
  });
});
