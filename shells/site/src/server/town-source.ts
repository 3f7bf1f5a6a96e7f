/**
 * The town that pages speak for, and what its plans cost. The content service stores the town, the
 * advertising service knows the prices, and this server keeps a copy of both in memory, so that pages
 * need no extra call and keep their names while a service is away. Before the first answers pages speak
 * for an unnamed town with the first prices. A page that is rendered asks anew: it is kept for as long as
 * the town's settings are those that it was made from.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { api } from '@town/contracts/api/paths';
import { firstPrices, type Prices } from '@town/contracts/plans/price-list';
import { pricesSchema } from '@town/contracts/plans/prices';
import {
  defaultPublicTown,
  type PublicTown,
  publicTownSchema,
} from '@town/contracts/settings/town-settings';
import { SharedRead } from '@town/process-kit/shared-read';
import { readJson } from '@town/slice-kit/query-client';
import type { Config } from './config';
import { getJson } from './get-json';
import { log } from './log';
import type { SourceVersion } from './page-cache/kept-page';
import { newIds, versionOf } from './page-cache/source-versions';
import { askService } from './service-fetch';

/** What everybody may know of the town, and what its plans cost in whole cents. */
export interface KnownTown extends PublicTown {
  prices: Prices;
}

/** The town that a page is made for. */
interface TownOfPage {
  town: KnownTown;
  /** The version of its settings; undefined where the service has not answered in time. */
  townVersion: SourceVersion | undefined;
}

/** What pages show before a service has answered. */
export const unknownTown: KnownTown = { ...defaultPublicTown, prices: firstPrices };

/** How long a copy is used without asking again, in milliseconds. */
const freshFor = 2000;

/** How long a page waits for a newer copy, in milliseconds. */
const pageWait = 500;

export class TownSource {
  private town = unknownTown;
  private isKnown = false;
  private asking: Promise<void> | undefined;
  private askedAt = Number.NEGATIVE_INFINITY;
  /** One read at a time, so that no older answer replaces a newer one. */
  private readonly settings = new SharedRead(() => this.read());

  constructor(private readonly services: Pick<Config['services'], 'content' | 'advertising'>) {}

  /** The town as it is now, or as it was when the services last answered. */
  async current(): Promise<KnownTown> {
    if (performance.now() - this.askedAt >= freshFor) {
      await Promise.race([this.ask(), sleep(pageWait, undefined, { ref: false })]);
    }
    return this.town;
  }

  /** The town as no write before this call is missing from it, unless its service is away. */
  async newest(): Promise<TownOfPage> {
    const townVersion = await Promise.race([
      this.settings.read().catch(noVersion),
      sleep(pageWait, undefined, { ref: false }),
    ]);
    return { town: this.town, townVersion };
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
    this.asking ??= Promise.all([
      this.settings.read().catch(noVersion),
      this.readPrices().catch((error: unknown) =>
        log('warn', 'the prices cannot be read', { error }),
      ),
    ])
      .then(() => {})
      .finally(() => {
        this.askedAt = performance.now();
        this.asking = undefined;
      });
    return this.asking;
  }

  private async read(): Promise<SourceVersion | undefined> {
    const answer = await askService(this.services.content, api.town, newIds());
    const town = publicTownSchema.parse(await readJson(answer));
    this.town = { ...town, prices: this.town.prices };
    this.isKnown = true;
    return versionOf(answer);
  }

  private async readPrices(): Promise<void> {
    const answer = await getJson(new URL(api.prices, this.services.advertising));
    const prices = pricesSchema.parse(answer);
    this.town = { ...this.town, prices };
  }
}

function noVersion(error: unknown): undefined {
  log('warn', 'the town cannot be read', { error });
}
