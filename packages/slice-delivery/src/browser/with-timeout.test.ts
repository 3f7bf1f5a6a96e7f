import { withTimeout } from './with-timeout.js';

const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
const aMinute = 60_000;

describe('waiting for a limited time', () => {
  it('returns the value that comes in time, and leaves no timer behind', async () => {
    const before = timers();
    await expect(withTimeout(Promise.resolve('here'), aMinute)).resolves.toBe('here');
    expect(timers()).toBe(before);
  });

  it('passes on a failure, and leaves no timer behind', async () => {
    const before = timers();
    const failing = Promise.reject(new Error('broken'));
    await expect(withTimeout(failing, aMinute)).rejects.toThrow('broken');
    expect(timers()).toBe(before);
  });

  it('fails when the time is over', async () => {
    const never = new Promise(() => {});
    await expect(withTimeout(never, 1)).rejects.toThrow('Nothing came within 1 ms');
  });
});
