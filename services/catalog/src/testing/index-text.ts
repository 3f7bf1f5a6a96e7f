import type { TestDatabase } from '@town/service-kit/testing/test-database';

const kinds = { events: 'event', news: 'news', pages: 'page', 'civic-contacts': 'civic' };

/** A record of the content service, as the search sees it. */
export type IndexedText = [
  kind: keyof typeof kinds,
  name: string,
  date: string | null,
  description?: string,
];

/** Indexes an event or an article, as the comparison with the content service does. */
export async function indexText(
  database: Pick<TestDatabase, 'query'>,
  ...[kind, name, date, description = 'x']: IndexedText
): Promise<void> {
  await database.query(
    'select index_document(jsonb_populate_record(null::search_sources, $1), $2, 1)',
    [
      JSON.stringify({
        record_id: crypto.randomUUID(),
        source: kind,
        kind: kinds[kind],
        slug: name.toLowerCase(),
        name,
        description,
        category: 'community',
        details: kinds[kind],
      }),
      date,
    ],
  );
}
