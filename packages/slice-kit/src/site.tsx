import type { TownMoment } from '@town/contracts/hours/open-state';
import type { Language } from '@town/contracts/pages/languages';
import type { Prices } from '@town/contracts/plans/price-list';
import type { TownProfile } from '@town/contracts/settings/town-profile';
import { createContext, useContext } from 'react';
import type { LoadMapEngine } from './map-engine';

/** How the site takes payments. */
export interface SitePayments {
  /** The payment provider's key for browsers; null where the site takes no payments. */
  publishableKey: string | null;
  /** The script of the provider's stand-in, if the site uses one. */
  scriptUrl: string | null;
}

/** A form that was posted to the page's own address, without scripts or before they ran, and its result. */
export interface PostedForm {
  /** The form's name on the page. */
  form: string;
  /**
   * `invalid`: the errors name fields; `failed`: it may work later; `similar`: nothing was sent yet,
   * because there are records that may be the same.
   */
  outcome: 'accepted' | 'invalid' | 'failed' | 'similar';
  /** What was typed, to be shown again. */
  values: Record<string, string | boolean>;
  errors: { path: string; message: string }[];
  /** The records that may be the same, as the API lists them. */
  similar?: unknown[];
  /** What the page says of a form that needs scripts, in the language of the page. */
  notice?: { title: string; words: string };
}

/** The data about the site that pages need. */
export interface Site {
  /** Public origin, without a slash at its end; for canonical and social links. */
  url: string;
  /** The language of the page. A part whose texts exist in English only is shown in English on it. */
  language: Language;
  /** The town that the site speaks for, as its administrators have described it. */
  town: TownProfile;
  /** A sentence that greets visitors on the home page; empty for none. */
  openingNotice: string;
  /** The same in Spanish, where the town has it. */
  openingNoticeEs?: string | undefined;
  /** Events from the public wait for a member of the staff before they appear. */
  reviewsEvents: boolean;
  /**
   * What the plans cost when the page was rendered. The server refuses to begin a payment at another
   * price than that of its moment.
   */
  prices: Prices;
  /** Address of the weather forecast service. */
  weatherUrl: string;
  /** Address of the PMTiles archive behind maps; null where maps have a plain ground. */
  mapTilesUrl: string | null;
  /** The town's calendar date when the page was rendered, YYYY-MM-DD. */
  today: string;
  /** The moment when the page was rendered. Components that change with time use `useTownMoment`. */
  now: TownMoment;
  /**
   * Null in a document whose security policy does not let the payment provider in: a page that
   * takes payments must then be loaded as a document of its own.
   */
  payments: SitePayments | null;
  /** Set where the page answers a posted form. */
  posted?: PostedForm;
}

const SiteContext = createContext<Site | null>(null);

/** Provided by the shell, around the whole page. */
export const SiteProvider = SiteContext.Provider;

/**
 * The site that a page runs on.
 * @throws Error outside the shell's provider
 */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite is called outside SiteProvider');
  return site;
}

const MapEngineContext = createContext<LoadMapEngine | null>(null);

/** Provided by the shell in the browser. */
export const MapEngineProvider = MapEngineContext.Provider;

/**
 * What loads the library that draws maps.
 * @throws Error outside the shell's provider, and on the server
 */
export function useMapEngine(): LoadMapEngine {
  const load = useContext(MapEngineContext);
  if (!load) throw new Error('useMapEngine is called outside MapEngineProvider');
  return load;
}
