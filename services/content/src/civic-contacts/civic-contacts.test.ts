import { type CivicContact, civicContactSchema } from '@town/contracts/civic-contacts/record';
import { describePublicList } from '@town/service-kit/testing/describe-public-list';
import { editorCall } from '@town/service-kit/testing/editor-call';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { useService } from '@town/service-kit/testing/service-harness';
import { contentService } from '../content-service.js';

const { auth, settings } = useFakeAuth();
const { address, database, read } = useService(contentService, settings);
const asEditor = editorCall({ address }, auth);

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

test('a contact has its opening hours and what it offers, as entered by staff', async () => {
  const openingHours = [{ dayOfWeek: ['Monday'], opens: '08:00', closes: '17:00' }];
  const created = await asEditor('POST', '/api/admin/civic-contacts', {
    name: 'River Park',
    category: 'services',
    openingHours,
    hoursConfirmedOn: '2027-03-01',
    amenities: ['wheelchair-access', 'public-restroom'],
    state: 'published',
  });
  expect(created.status).toBe(201);
  const contacts = await read<CivicContact[]>('/api/civic-contacts');
  expect(contacts.find(({ name }) => name === 'River Park')).toMatchObject({
    openingHours,
    businessStatus: 'open',
    hoursConfirmedOn: '2027-03-01',
    amenities: ['public-restroom', 'wheelchair-access'],
  });
  expect(contacts.find(({ name }) => name === 'Library')).not.toHaveProperty('amenities');
});

test('hours that cannot be read are refused', async () => {
  const refused = await asEditor('POST', '/api/admin/civic-contacts', {
    name: 'Depot',
    category: 'services',
    openingHours: [{ dayOfWeek: ['Monday'], opens: '8 AM', closes: '17:00' }],
    state: 'published',
  });
  expect(refused.status).toBe(400);
  expect(await names('/api/civic-contacts')).not.toContain('Depot');
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
