import { civicContactSchema } from '@town/contracts/civic-contacts/record';
import { describePublicList } from '@town/service-kit/testing/describe-public-list';
import { useService } from '@town/service-kit/testing/service-harness';
import { contentService } from '../content-service.js';

const { address, database, read } = useService(contentService);

beforeAll(() =>
  database().query(`
    insert into civic_contacts (name, category, phone) values
      ('Library', 'education', '830-555-0120'),
      ('City Hall', 'government', '830-555-0121'),
      ('Water', 'utilities', '830-555-0122'),
      ('Sheriff', 'emergency', '830-555-0124'),
      ('Fire Department', 'emergency', '830-555-0123'),
      ('Emergency Services', 'emergency', '911')`),
);

const names = async (path: string) => {
  const list = await read<unknown[]>(path);
  const parsed = list.map((contact) => civicContactSchema.parse(contact));
  expect(parsed).toEqual(list);
  return parsed.map(({ name }) => name);
};

test('civic contacts and emergency contacts are two lists, each sorted by name', async () => {
  expect(await names('/api/civic-contacts')).toEqual(['City Hall', 'Library', 'Water']);
  expect(await names('/api/civic-contacts/emergency')).toEqual([
    'Emergency Services',
    'Fire Department',
    'Sheriff',
  ]);
});

describePublicList('civic contacts', {
  address: () => address('/api/civic-contacts'),
  database,
  insert: "insert into civic_contacts (name, category) values ('New', 'services')",
});

describePublicList('emergency contacts', {
  address: () => address('/api/civic-contacts/emergency'),
  database,
  insert: "insert into civic_contacts (name, category) values ('New', 'emergency')",
});
