/**
 * The town that pages speak for. The content service stores it, and this server keeps a copy in
 * memory, so that pages need no extra call and keep their names while that service is away. Before
 * the first answer pages speak for an unnamed town.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { api } from '@town/contracts/api/paths';
import {
  defaultPublicTown,
  type PublicTown,
  publicTownSchema,
} from '@town/contracts/settings/town-settings';
import { log } from './log';

/** How long a copy is used without asking again, in milliseconds. */
const freshFor = 2000;

/** Time limit for an answer of the service, in milliseconds. */
const answerTimeout = 4000;

/** How long a page waits for a newer copy, in milliseconds. */
const pageWait = 500;

export class TownSource {
  private town: PublicTown = defaultPublicTown;
  private isKnown = false;
  private asking: Promise<void> | undefined;
  private askedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly contentUrl: string) {}

  /** The town as it is now, or as it was when the content service last answered. */
  async current(): Promise<PublicTown> {
    if (performance.now() - this.askedAt >= freshFor) {
      await Promise.race([this.ask(), delay(pageWait)]);
    }
    return this.town;
  }

  /**
   * Waits for the first answer.
   * @param limit how long at most, in milliseconds
   */
  async waitForFirst(limit: number): Promise<void> {
    const end = performance.now() + limit;
    while (!this.isKnown && performance.now() < end) {
      await this.ask();
      // At the start nothing else keeps the process alive.
      if (!this.isKnown) await sleep(100);
    }
  }

  /** Requests at the same time share one call. */
  private ask(): Promise<void> {
    this.asking ??= this.read()
      .catch((error: unknown) => log('warn', 'the town cannot be read', { error }))
      .finally(() => {
        this.askedAt = performance.now();
        this.asking = undefined;
      });
    return this.asking;
  }

  private async read(): Promise<void> {
    const answer = await fetch(new URL(api.town, this.contentUrl), {
      signal: AbortSignal.timeout(answerTimeout),
    });
    if (!answer.ok) throw new Error(`The content service answers ${answer.status}`);
    this.town = publicTownSchema.parse(await answer.json());
    this.isKnown = true;
  }
}

/** A timer that does not keep the process alive. */
function delay(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
