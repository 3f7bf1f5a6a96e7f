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

/**
 * A service that answers at once, with a piece of its data every ten seconds.
 * @param isWhole whether the last piece arrives; else the connection stalls before it
 */
function answerSlowly({ isWhole = true, status = 200 } = {}) {
  const pieces = ['["a', ' slow', ' claim', ...(isWhole ? ['"]'] : [])];
  globalThis.fetch = async (_, init) => {
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason));
        pieces.forEach((piece, at) => {
          setTimeout(() => stream.enqueue(new TextEncoder().encode(piece)), (at + 1) * 10_000);
        });
        if (isWhole) setTimeout(() => stream.close(), pieces.length * 10_000);
      },
    });
    return new Response(body, { status });
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
    await jest.advanceTimersByTimeAsync(40_000);
    expect((await answer).data).toEqual(['a slow claim']);
  });

  it.each([200, 500])('fails twelve seconds after the last of it: status %i', async (status) => {
    answerSlowly({ isWhole: false, status });
    const failed = jest.fn();
    read().catch(failed);
    await jest.advanceTimersByTimeAsync(41_999);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'TimeoutError' }));
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
