import { keptPaths, offlinePaths, releaseHeader } from '@town/contracts/pages/offline';

const hour = 60 * 60 * 1000;

/** The pages that are stored on the device, in every language, because a device may be used in either. */
export class KeptPages {
  readonly #cacheName: string;
  readonly #release: string;

  constructor(cacheName: string, release: string) {
    this.#cacheName = cacheName;
    this.#release = release;
  }

  /**
   * Fetches the pages and stores all or none, because each shows when they were rendered.
   * @throws Error without a connection, when the server has no such page, and when the server runs another
   *   release, whose pages need files that this worker does not have
   */
  async keep(): Promise<void> {
    const answers = await Promise.all(
      keptPaths.map((path) => fetch(path, { credentials: 'omit', cache: 'no-store' })),
    );
    for (const { ok, url, headers } of answers) {
      const isMine = headers.get(releaseHeader) === this.#release;
      if (!ok || !isMine) throw new Error(`${url} cannot be kept`);
    }
    const cache = await caches.open(this.#cacheName);
    await Promise.all(
      keptPaths.map(async (path, index) => {
        const answer = answers[index];
        if (answer) await cache.put(path, answer);
      }),
    );
  }

  /** Fetches the pages again where they are older than an hour. If that fails, the stored ones stay. */
  async refresh(now: number): Promise<void> {
    const answer = await caches.match(offlinePaths.contacts, { cacheName: this.#cacheName });
    const age = now - Date.parse(answer?.headers.get('date') ?? '');
    // A device's clock may be wrong: a page with a time in the future is fetched again, too.
    if (Math.abs(age) < hour) return;
    await this.keep().catch(() => undefined);
  }
}
