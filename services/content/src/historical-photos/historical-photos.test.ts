import { historicalPhotoSchema } from '@town/contracts/historical-photos/record';
import { describePublicList } from '@town/service-kit/testing/describe-public-list';
import { useService } from '@town/service-kit/testing/service-harness';
import { contentService } from '../content-service.js';

const { address, database, read } = useService(contentService);

beforeAll(() =>
  database().query(`
    insert into historical_photos (src, alt, caption, credit, position) values
      ('/b.svg', 'Bridge', 'The bridge', null, 20),
      ('/a.svg', 'Courthouse', 'The courthouse', 'Drawn for this guide', 10),
      ('/c.svg', 'School', 'The school', null, 30)`),
);

test('photos are in the order of the gallery, in the shape of the contract', async () => {
  const list = await read<unknown[]>('/api/historical-photos');
  const parsed = list.map((photo) => historicalPhotoSchema.parse(photo));
  expect(parsed).toEqual(list);
  expect(parsed.map(({ src }) => src)).toEqual(['/a.svg', '/b.svg', '/c.svg']);
  expect(parsed.map(({ slug }) => slug)).toEqual(['the-courthouse', 'the-bridge', 'the-school']);
});

test('photos with the same position have a stable order, so that pages leave none out', async () => {
  await database().query(`
    insert into historical_photos (id, src, alt, caption, position) values
      ('00000000-0000-4000-8000-000000000002', '/e.svg', 'e', 'e', 25),
      ('00000000-0000-4000-8000-000000000001', '/f.svg', 'f', 'f', 25)`);
  const list = await read<{ src: string }[]>('/api/historical-photos');
  expect(list.map(({ src }) => src)).toEqual(['/a.svg', '/b.svg', '/f.svg', '/e.svg', '/c.svg']);
});

describePublicList('historical photos', {
  address: () => address('/api/historical-photos'),
  database,
  insert: "insert into historical_photos (src, alt, caption, position) values ('/d', 'd', 'd', 40)",
});
