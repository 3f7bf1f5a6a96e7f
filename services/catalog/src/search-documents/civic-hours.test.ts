import { weekdays } from '@town/contracts/hours/weekdays';
import type { SearchDocument } from '@town/contracts/search/document';
import type { SearchHit } from '@town/contracts/search/hit';
import { useService } from '@town/service-kit/testing/service-harness';
import { DataSource } from 'typeorm';
import { catalogService } from '../catalog-service.js';
import { aDocument } from '../testing/a-document.js';
import { SearchIndex } from './search-index.js';

const { database, read, service } = useService(catalogService);

const office = (number: number, name: string, more: Partial<SearchDocument>): SearchDocument =>
  aDocument({ id: `0c5e6a5e-0000-4000-8000-00000000000${number}`, name, ...more });

const always = { dayOfWeek: [...weekdays], opens: '00:00', closes: '23:59' };
const never = [{ ...always, validThrough: '2020-01-01' }];

const put = (...documents: SearchDocument[]) =>
  service()
    .app.get(SearchIndex, { strict: false })
    .put(service().app.get(DataSource).manager, documents);
const found = async (words: string) =>
  (await read<SearchHit[]>(`/api/search?q=${encodeURIComponent(words)}`)).map(({ name }) => name);

const library = office(1, 'Numbat Library', { openingHours: [always], businessStatus: 'open' });
const closedLibrary = office(2, 'Wombat Library', { openingHours: never, businessStatus: 'open' });
const unknownLibrary = office(3, 'Quoll Library', { businessStatus: 'open' });
const park = office(4, 'Bilby Park', {
  description: 'By the river',
  businessStatus: 'open',
  amenities: ['wheelchair-access', 'public-restroom'],
});

beforeAll(() => put(library, closedLibrary, unknownLibrary, park));

test('a search for what is open now finds the offices that are, then those to be asked', async () => {
  expect(await found('library open now')).toEqual(['Numbat Library', 'Quoll Library']);
});

test('an office shows its hours among the results', async () => {
  const [hit] = await read<SearchHit[]>('/api/search?q=numbat');
  expect(hit).toMatchObject({ openingHours: [always], businessStatus: 'open' });
});

test('a civic contact is found by what it offers', async () => {
  expect(await found('wheelchair river')).toEqual(['Bilby Park']);
  expect(await found('public restroom')).toEqual(['Bilby Park']);
});

test('an office that was indexed before its hours were known gets them from the next comparison', async () => {
  await database().query(
    'update search_documents set opening_hours = null, business_status = null',
  );
  await put(library);
  const [hit] = await read<SearchHit[]>('/api/search?q=numbat');
  expect(hit?.openingHours).toEqual([always]);
});

test('a document of an earlier content service does not remove the hours', async () => {
  await put(office(1, library.name, {}));
  const [hit] = await read<SearchHit[]>('/api/search?q=numbat');
  expect(hit).toMatchObject({ openingHours: [always], businessStatus: 'open' });
});

test('an unchanged office is not written again, because each write empties the cache of searches', async () => {
  const version = () =>
    database().query("select version from list_versions where list = 'search_documents'");
  await put(library, unknownLibrary, park);
  const before = await version();
  await put(library, unknownLibrary, park);
  expect(await version()).toEqual(before);
});

test('an event that was indexed without its times gets them from the next comparison, and is no place that may be open', async () => {
  const evening = office(5, 'Numbat Evening', { kind: 'events', date: '2199-05-01' });
  await put(evening);
  await put({ ...evening, hours: '6:00 PM – 9:00 PM' });
  const hits = await read<SearchHit[]>('/api/search?q=numbat%20evening');
  expect(hits).toMatchObject([{ hours: '6:00 PM – 9:00 PM' }]);
  expect(await found('numbat open now')).toEqual(['Numbat Library']);
});
