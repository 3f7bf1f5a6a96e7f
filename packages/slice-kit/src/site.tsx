import { createContext, useContext } from 'react';

/** What pages must know of the site they run on. */
export interface Site {
  /** Public origin, without a slash at its end; for canonical and social links. */
  url: string;
  /** Address of the weather forecast service. */
  weatherUrl: string;
  /** The town's calendar date when the page was rendered, YYYY-MM-DD. */
  today: string;
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
