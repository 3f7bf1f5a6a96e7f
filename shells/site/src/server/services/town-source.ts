/**
 * The settings of the town and the prices of its plans. The content service stores the settings, and the
 * advertising service the prices. This server caches both in memory, so that most pages need no extra call
 * and still show the town's name while a service is down. Before the first responses, pages show an unnamed
 * town with the default prices. Rendering a page reads the settings again: the page stays cached until they
 * change.
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
import type { Config } from '../config';
import { log } from '../log';
import type { SourceVersion } from '../page-cache/kept-page';
import { newIds, versionOf } from '../page-cache/source-versions';
import { getJson } from './get-json';
import { askService } from './service-fetch';

/** The public settings of the town, and the prices of its plans in whole cents. */
export interface KnownTown extends PublicTown {
  prices: Prices;
}

/** The town that a page is rendered for. */
interface TownOfPage {
  town: KnownTown;
  /** The version of its settings; undefined if the service did not answer in time. */
  townVersion: SourceVersion | undefined;
}

/** The town that pages show before a service has answered. */
export const unknownTown: KnownTown = { ...defaultPublicTown, prices: firstPrices };

/** How long a copy is used without a new request, in milliseconds. */
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

  /** The cached town, at most two seconds old; older if the services have not answered since. */
  async current(): Promise<KnownTown> {
    if (performance.now() - this.askedAt >= freshFor) {
      await Promise.race([this.ask(), sleep(pageWait, undefined, { ref: false })]);
    }
    return this.town;
  }

  /** The town with every write that was committed before this call, unless its service is down. */
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
      // This timer keeps the process alive, because nothing else does at the start.
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
