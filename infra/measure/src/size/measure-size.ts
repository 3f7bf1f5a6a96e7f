import { addDays } from '@town/contracts/town/date';

/** The cost of one address: the size of its response, and the response time. */
export interface Cost {
  bytes: number;
  /** Milliseconds. */
  median: number;
  /** The 95th percentile, in milliseconds. On a busy machine it mostly reflects the other work. */
  p95: number;
}

const rounds = 20;

/** Addresses with a bounded amount of content; each must cost about the same in a town of any size. */
export const boundedAddresses = (today: string): readonly string[] => [
  '/',
  '/directory',
  '/directory?page=2',
  '/directory?tab=dining&open=now',
  '/directory?tab=shopping&sort=open',
  '/directory?tab=services',
  '/directory?tab=churches',
  '/directory?tab=real-estate',
  '/directory?q=coffee',
  '/search?q=coffee',
  '/dining',
  '/shopping',
  '/real-estate',
  '/real-estate?type=land&price=300k%2B',
  '/events',
  '/events?page=2',
  `/events?day=${addDays(today, 5)}`,
  '/events?view=month',
  '/events?month=3',
  '/news',
  '/historical-photos',
  '/api/businesses?limit=20',
  '/api/businesses?category=dining&limit=20&offset=40',
  '/api/businesses?open=now&limit=20',
  '/api/businesses?near=30.0966,-98.4225&limit=20',
  '/api/events?limit=20',
  '/api/news?limit=20',
  '/api/search?q=coffee&limit=20',
  '/api/search/suggestions?q=cof',
  '/api/open-now',
  '/sitemap-pages.xml',
  '/sitemap-businesses-1.xml',
  '/feeds/events.xml',
  '/feeds/news.xml',
];

/** Staff lists with search words, states and orders, as the desk requests them. */
export const staffAddresses: readonly string[] = [
  '/api/admin/businesses?limit=25',
  '/api/admin/businesses?limit=25&offset=5000',
  '/api/admin/businesses?limit=25&q=garden&countTo=500',
  '/api/admin/businesses?limit=25&state=published',
  '/api/admin/businesses?limit=25&state=draft',
  '/api/admin/businesses?limit=25&sort=title',
  '/api/admin/businesses?limit=25&sort=-updatedAt',
  '/api/admin/events?limit=25',
  '/api/admin/news?limit=25&q=council&countTo=500',
];

/** Requests an address several times, one after the other, as one visitor would. */
export async function costOf(url: string, headers: Record<string, string> = {}): Promise<Cost> {
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    const answer = await fetch(url, { headers });
    const body = await answer.arrayBuffer();
    times.push(performance.now() - started);
    if (!answer.ok && answer.status !== 404) {
      throw new Error(
        `${url} answered ${answer.status}: ${Buffer.from(body).toString('utf8', 0, 200)}`,
      );
    }
    bytes = body.byteLength;
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.ceil(rounds * share) - 1] ?? 0;
  return { bytes, median: at(0.5), p95: at(0.95) };
}
