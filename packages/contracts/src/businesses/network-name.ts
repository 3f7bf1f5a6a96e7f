import { parseUrl } from '../forms/parse-url.js';

const networks: Record<string, string> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'threads.net': 'Threads',
  'threads.com': 'Threads',
  'x.com': 'X',
  'twitter.com': 'X',
  'bsky.app': 'Bluesky',
  'youtube.com': 'YouTube',
  'youtu.be': 'YouTube',
  'tiktok.com': 'TikTok',
  'linkedin.com': 'LinkedIn',
  'pinterest.com': 'Pinterest',
  'nextdoor.com': 'Nextdoor',
  'yelp.com': 'Yelp',
  'tripadvisor.com': 'Tripadvisor',
};

/** The name of the network that an address belongs to; of an unknown one its host. */
export function networkName(address: string): string {
  const host = parseUrl(address)?.hostname.toLowerCase() ?? address;
  const known = Object.entries(networks).find(
    ([domain]) => host === domain || host.endsWith(`.${domain}`),
  );
  return known ? known[1] : host.replace(/^www\./, '');
}
