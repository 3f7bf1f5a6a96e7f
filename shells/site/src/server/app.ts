import { join } from 'node:path';
import { SliceDelivery } from '@town/slice-delivery/server';
import { LRUCache } from 'lru-cache';
import type { Answer } from './answer';
import type { Config } from './config';
import { FairQueue } from './fair-queue';
import { log } from './log';
import { ServiceWorker } from './offline/service-worker';
import { PageCache } from './page-cache/page-cache';
import { SourceVersions } from './page-cache/source-versions';
import { MissedSearchReports } from './pages/missed-search';
import { AssetIndex } from './pages/page-assets';
import { StackHealth } from './services/stack-health';
import { TownSource } from './services/town-source';
import { sharedModules } from './slices/shared-modules';

/** The parts of the site's server. */
export interface App {
  config: Config;
  slices: SliceDelivery;
  assets: AssetIndex;
  queue: FairQueue;
  pages: PageCache;
  missedSearches: MissedSearchReports;
  health: StackHealth;
  town: TownSource;
  serviceWorker: ServiceWorker;
  /** Pages that devices store for offline use, by path. */
  offlinePages: LRUCache<string, Promise<Answer>>;
  /** Whether the process is about to stop. */
  isDraining(): boolean;
}

/**
 * Creates the parts of the server.
 * @throws Error when the keys or the shell's builds cannot be read
 */
export function createApp(config: Config, isDraining: () => boolean = () => false): App {
  const assets = new AssetIndex(config.clientDir ?? join(import.meta.dirname, '../client'));
  const workers = join(import.meta.dirname, '../worker');
  return {
    config,
    slices: new SliceDelivery({
      ...config.slices,
      platformVersion: PLATFORM_VERSION,
      sharedModules,
      log,
    }),
    assets,
    queue: new FairQueue(),
    pages: new PageCache(new SourceVersions(config.services)),
    missedSearches: new MissedSearchReports(config.services),
    health: new StackHealth(config.services),
    town: new TownSource(config.services),
    serviceWorker: new ServiceWorker(workers, assets, config.serviceWorker),
    offlinePages: new LRUCache({ max: 100, ttl: 60_000 }),
    isDraining,
  };
}
