import { createContext, useContext } from 'react';

/** How a card is paid with. */
export interface SitePayments {
  /** The payment provider's key for browsers; null where the site takes no payments. */
  publishableKey: string | null;
  /** What stands in for the provider's own script, where something does. */
  scriptUrl: string | null;
}

/** What pages must know of the site they run on. */
export interface Site {
  /** Public origin, without a slash at its end; for canonical and social links. */
  url: string;
  /** Address of the weather forecast service. */
  weatherUrl: string;
  /** The town's calendar date when the page was rendered, YYYY-MM-DD. */
  today: string;
  /**
   * Null in a document whose security policy does not let the payment provider in: a page that
   * takes payments must then be loaded as a document of its own.
   */
  payments: SitePayments | null;
}

const SiteContext = createContext<Site | null>(null);

/** Provided once, by the shell, around everything. */
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
