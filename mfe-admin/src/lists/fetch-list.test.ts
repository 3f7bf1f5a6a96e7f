import { fetchAsStaff } from './fetch-list';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A service that takes the request and never answers. */
function freeze() {
  globalThis.fetch = (_, init) =>
    new Promise((_, reject) => {
      const { signal } = init ?? {};
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
}

/** A service that answers, and whose data arrives after a minute. */
function answerSlowly() {
  globalThis.fetch = async (_, init) => {
    const json = () =>
      new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        setTimeout(resolve, 60_000, ['claim']);
      });
    return Object.assign(Response.json({}), { json });
  };
}

const read = (signal?: AbortSignal) => fetchAsStaff('/api/admin/claims', 'token', signal);

describe('a call of the desk to a service that does not answer', () => {
  it('fails after twelve seconds, so that the page offers to try again', async () => {
    freeze();
    const failed = jest.fn();
    read(new AbortController().signal).catch(failed);
    await jest.advanceTimersByTimeAsync(11_999);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'TimeoutError' }));
  });

  it('also ends when its page is left', async () => {
    freeze();
    const left = new AbortController();
    const answer = read(left.signal);
    left.abort(new Error('left'));
    await expect(answer).rejects.toThrow('left');
  });
});

describe('a call of the desk whose data arrives slowly', () => {
  it('waits for all of it', async () => {
    answerSlowly();
    const answer = read();
    await jest.advanceTimersByTimeAsync(60_000);
    expect((await answer).data).toEqual(['claim']);
  });

  it('ends when its page is left', async () => {
    answerSlowly();
    const left = new AbortController();
    const answer = read(left.signal);
    await jest.advanceTimersByTimeAsync(0);
    left.abort(new Error('left'));
    await expect(answer).rejects.toThrow('left');
  });
});
