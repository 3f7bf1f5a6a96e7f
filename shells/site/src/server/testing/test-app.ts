import { forEachApiService } from '@town/contracts/api/owners';
import { blanco } from '@town/contracts/testing/blanco';
import type { App } from '../app';
import { FairQueue } from '../fair-queue';
import { PageCache } from '../page-cache/page-cache';
import { SourceVersions } from '../page-cache/source-versions';
import { MissedSearchReports } from '../pages/missed-search';
import { StackHealth } from '../services/stack-health';
import { unknownTown } from '../services/town-source';

const noSlices: App['slices']['choose'] = () => Promise.resolve({ slices: [] });

/** A site without slices and assets, whose services all have one address. */
export function testApp(service: string, choose: App['slices']['choose'] = noSlices): App {
  const services = forEachApiService(() => service);
  const town = { ...unknownTown, profile: blanco };
  const app = {
    config: {
      services,
      siteUrl: 'https://guide.example.com',
      weatherUrl: 'https://weather.example.com/v1/forecast',
      mapTilesUrl: null,
      serviceWorker: true,
      payments: { publishableKey: 'pk_test_1', scriptUrl: null },
    },
    slices: {
      choose,
      stable: () => Promise.resolve([]),
      observe() {},
      respond: () => Promise.resolve(undefined),
    },
    assets: { forPage: () => ({ styles: [], scripts: [], preloads: [], fonts: [] }) },
    queue: new FairQueue(),
    pages: new PageCache(new SourceVersions(services)),
    missedSearches: new MissedSearchReports(services),
    health: new StackHealth(services),
    town: { current: async () => town, newest: async () => ({ town, townVersion: undefined }) },
    isDraining: () => false,
  };
  return app as unknown as App;
}
