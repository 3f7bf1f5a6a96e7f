import { townMoment } from '@town/contracts/hours/open-state';
import { askedIn } from '@town/contracts/pages/asked-language';
import { type Language } from '@town/contracts/pages/languages';
import { townDate } from '@town/contracts/town/date';
import { createQueryClient } from '@town/slice-kit/query-client';
import type { Site } from '@town/slice-kit/site';
import type { SliceContext } from '@town/slice-kit/slice';
import type { Config } from '../config';
import { createServiceFetch, type NoteAnswer, type RequestIds } from '../services/service-fetch';
import type { KnownTown } from '../services/town-source';

/** The site's data at a point in time, for a page that takes no payments. */
export function siteNow(
  config: Config,
  town: KnownTown,
  now: Date,
  language: Language = 'en',
): Site {
  const { profile, openingNotice, openingNoticeEs, reviewEvents, prices } = town;
  const { timeZone } = profile;
  return {
    url: config.siteUrl,
    language,
    town: profile,
    openingNotice,
    openingNoticeEs,
    reviewsEvents: reviewEvents,
    prices,
    weatherUrl: config.weatherUrl,
    mapTilesUrl: config.mapTilesUrl,
    today: townDate(now, timeZone),
    now: townMoment(now.getTime(), timeZone),
    payments: null,
  };
}

/** The context of pages and slices on the server, where data is fetched before the rendering. */
export function serverContext(
  config: Config,
  ids: RequestIds,
  site: Site,
  setStatus: SliceContext['setStatus'] = () => {},
  note?: NoteAnswer,
): SliceContext {
  const fetchApi = createServiceFetch(config.services, ids, note);
  const queryClient = createQueryClient((path, init) =>
    fetchApi(askedIn(site.language, path), init),
  );
  return {
    site,
    queryClient,
    setStatus,
    async prefetch(...queries) {
      await Promise.all(queries.map((query) => queryClient.prefetchQuery(query)));
      return null;
    },
  };
}
