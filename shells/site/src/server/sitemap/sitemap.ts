/**
 * The sitemap of a small town is one file. That of a town with thousands of records is an index of
 * files with a bounded number of records each, so that no answer grows with the town.
 */
import { pages } from '@town/contracts/pages/paths';
import type { Config } from '../config';
import { log } from '../log';
import type { RequestIds } from '../services/service-fetch';
import { entriesOf, sitemapIndex, urlSet } from './sitemap-entries';
import { readRecords, type SitemapRecord, sitemapKinds } from './sitemap-kinds';

/** A sitemap with more records is divided. It is the most records that one call to a service returns. */
const mostInOne = 500;
const recordsInPart = 250;

const publicPages = [
  pages.home,
  pages.about,
  pages.history,
  pages.directory,
  pages.dining,
  pages.shopping,
  pages.realEstate,
  pages.events,
  pages.news,
  pages.civicContacts,
  pages.historicalPhotos,
  pages.advertise,
  pages.getListed,
  pages.submitListing(),
  pages.contact,
  pages.privacy,
  pages.terms,
];

/** The sitemap of every public page and record page, or the index of the sitemaps that list them. */
export async function sitemap(config: Config, request: RequestIds): Promise<string> {
  const page = { offset: 0, limit: mostInOne };
  const first = await Promise.all(
    sitemapKinds.map(async (kind) => {
      try {
        return { kind, ...(await readRecords(config.services, kind, page, request)) };
      } catch (error) {
        const { name } = kind;
        log('warn', 'sitemap without a kind', { requestId: request.requestId, kind: name, error });
        return { kind, records: [], total: 0 };
      }
    }),
  );
  const isDivided = first.reduce((sum, { total }) => sum + total, 0) > mostInOne;
  if (isDivided) {
    const parts = first.flatMap(({ kind, total }) =>
      Array.from(
        { length: Math.ceil(total / recordsInPart) },
        (_, part) => `${kind.name}-${part + 1}`,
      ),
    );
    return sitemapIndex(['pages', ...parts].map((part) => `${config.siteUrl}/sitemap-${part}.xml`));
  }
  const entries = first.flatMap(({ kind, records }) =>
    entriesOfRecords(config.siteUrl, kind.page, records),
  );
  return urlSet([...pageEntries(config.siteUrl), ...entries]);
}

const partAddress = /^\/sitemap-([a-z]+)(?:-([1-9]\d{0,5}))?\.xml$/;

/** Whether an address is a part of a divided sitemap. */
export const isSitemapPart = ({ pathname }: URL): boolean => partAddress.test(pathname);

/**
 * A part of a divided sitemap; undefined if there is no such part.
 * @throws Error when the service of the records cannot answer
 */
export async function sitemapPart(
  config: Config,
  { pathname }: URL,
  request: RequestIds,
): Promise<string | undefined> {
  const [, name, part] = partAddress.exec(pathname) ?? [];
  if (name === 'pages' && !part) return urlSet(pageEntries(config.siteUrl));
  const kind = sitemapKinds.find((each) => each.name === name);
  if (!kind || !part) return undefined;
  const offset = (Number(part) - 1) * recordsInPart;
  const { records } = await readRecords(
    config.services,
    kind,
    { offset, limit: recordsInPart },
    request,
  );
  if (records.length === 0) return undefined;
  return urlSet(entriesOfRecords(config.siteUrl, kind.page, records));
}

const pageEntries = (siteUrl: string) => publicPages.flatMap((path) => entriesOf(siteUrl, path));

function entriesOfRecords(
  siteUrl: string,
  page: (record: SitemapRecord) => string,
  records: readonly SitemapRecord[],
): string[] {
  return records.flatMap((record) => entriesOf(siteUrl, page(record), record.changedOn));
}
