import { LRUCache } from 'lru-cache';
import { Counter, Gauge } from 'prom-client';
import type { KeptPage } from './kept-page';
import type { SourceVersions } from './source-versions';

/** The most bytes of pages that one process caches. */
const usualCapacity = 48 * 1024 * 1024;
/** Milliseconds. A page's key contains its minute, so the page is not requested after that. */
const lifetime = 60_000;

const answers = new Counter({
  name: 'page_cache_answers_total',
  help: 'Pages by where they came from: kept, shared with another request, or rendered',
  labelNames: ['from'],
});
const bytes = new Gauge({ name: 'page_cache_bytes', help: 'Size of the pages that are kept' });

/**
 * Caches rendered pages until one of their sources changes. Before a page is sent, the cache reads the
 * versions of its sources from the services, so no response is older than the last write that was
 * committed before the request. Requests for the same page share one rendering, unless a source changed
 * after the rendering had begun.
 */
export class PageCache {
  private readonly pages: LRUCache<string, KeptPage>;
  private readonly rendering = new Map<string, Promise<KeptPage | undefined>>();

  constructor(
    private readonly versions: SourceVersions,
    capacity = usualCapacity,
    clock: { now(): number } = performance,
  ) {
    this.pages = new LRUCache({
      maxSize: capacity,
      sizeCalculation: ({ size }) => size,
      ttl: lifetime,
      ttlResolution: 0,
      perf: clock,
    });
  }

  /**
   * The page of a key, from the cache or rendered.
   * @param key everything that the page depends on besides its sources
   * @param render returns undefined if the page must not be cached
   * @returns undefined if the page cannot be cached: the caller renders it for this request alone
   */
  async page(
    key: string,
    render: () => Promise<KeptPage | undefined>,
  ): Promise<KeptPage | undefined> {
    const kept = this.pages.get(key);
    if (kept && (await this.versions.areCurrent(kept.facts.sources))) return counted('kept', kept);
    const begun = this.rendering.get(key);
    if (begun) {
      const page = await settled(begun);
      if (page && (await this.versions.areCurrent(page.facts.sources))) {
        return counted('shared', page);
      }
      // A write has made that rendering stale for all waiting requests. The first of them begins the next
      // rendering. The others need no further check, because it began after their requests.
      const next = this.rendering.get(key);
      const newer = next && next !== begun && (await settled(next));
      if (newer) return counted('shared', newer);
    }
    return counted('rendered', await this.render(key, render));
  }

  private async render(
    key: string,
    render: () => Promise<KeptPage | undefined>,
  ): Promise<KeptPage | undefined> {
    const rendered = render().finally(() => {
      if (this.rendering.get(key) === rendered) this.rendering.delete(key);
    });
    this.rendering.set(key, rendered);
    const page = await rendered;
    if (page) {
      this.versions.note(page.facts.sources);
      this.pages.set(key, page);
      this.pages.purgeStale();
      bytes.set(this.pages.calculatedSize);
    }
    return page;
  }
}

const settled = (rendering: Promise<KeptPage | undefined>) => rendering.catch(() => undefined);

function counted(from: string, page: KeptPage | undefined): KeptPage | undefined {
  answers.inc({ from });
  return page;
}
