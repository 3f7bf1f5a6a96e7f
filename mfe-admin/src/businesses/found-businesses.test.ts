import { businessesOfName } from './found-businesses';

/** A network that never answers, so that a call ends only with its signal. */
function stubSilence(): void {
  globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
}

test('a directory that does not answer in time has no business of a name', async () => {
  const patience = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  stubSilence();
  const found = businessesOfName('Pie Stand');
  patience.abort();
  expect(await found).toEqual([]);
});
