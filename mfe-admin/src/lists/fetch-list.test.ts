import { fetchAsStaff } from './fetch-list';

afterEach(() => jest.restoreAllMocks());

/** A service that takes the request and never answers. */
function freeze() {
  const late = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  globalThis.fetch = (_, init) =>
    new Promise((_, reject) => {
      const { signal } = init ?? {};
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  return { late, timeout };
}

describe('a call of the desk to a service that does not answer', () => {
  it('fails before the gateway gives up, so that the page offers to try again', async () => {
    const { late, timeout } = freeze();
    const answer = fetchAsStaff('/api/admin/claims', 'token', new AbortController().signal);
    late.abort(new DOMException('Too late', 'TimeoutError'));
    await expect(answer).rejects.toThrow('Too late');
    expect(timeout).toHaveBeenCalledWith(8_000);
  });

  it('also ends when its page is left', async () => {
    freeze();
    const left = new AbortController();
    const answer = fetchAsStaff('/api/admin/claims', 'token', left.signal);
    left.abort(new Error('left'));
    await expect(answer).rejects.toThrow('left');
  });
});
