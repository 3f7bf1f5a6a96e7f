import { withTimeout } from './with-timeout';

describe('waiting, but not for ever', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('gives what comes in time, and leaves no clock behind', async () => {
    await expect(withTimeout(Promise.resolve('here'), 100)).resolves.toBe('here');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('passes on a failure, and leaves no clock behind', async () => {
    await expect(withTimeout(Promise.reject(new Error('broken')), 100)).rejects.toThrow('broken');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('gives up when the time is over', async () => {
    const waiting = withTimeout(new Promise(() => {}), 100);
    const outcome = expect(waiting).rejects.toThrow('Nothing came within 100 ms');
    jest.advanceTimersByTime(100);
    await outcome;
  });
});
