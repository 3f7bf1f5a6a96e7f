import { expectBoundedSearch } from '@town/service-kit/testing/expect-bounded-search';
import { useServiceWithBroker } from '@town/service-kit/testing/service-harness';
import { authService } from '../auth-service.js';
import { staffClient } from '../testing/staff-client.js';

const harness = useServiceWithBroker(authService);
const staff = staffClient(harness);

let token: string;
beforeAll(async () => {
  token = await staff.signIn(await staff.addAccount());
  // Every tenth record is named; most of its other entries contain only a phone number.
  await harness.database().query(`
    insert into audit_entries (id, at, service, actor, action, kind, record_id, before, after)
    select gen_random_uuid(), now() - n * interval '1 minute', 'catalog',
      case when n % 4 = 0 then 'zoe@example.com' else 'ann@example.com' end,
      case when n > 190 then 'create' else 'save' end, 'businesses', 'record-' || n % 10, null,
      case when n > 190 and n % 10 = 7 then '{"name": "Bluestem Cafe"}'::jsonb
        when n > 150 then '{"hours": "Rarely"}'::jsonb
        else '{"phone": "830-555-0199"}'::jsonb end
    from generate_series(1, 200) n`);
});

const get = (query: string) => staff.send(`/api/admin/audit?${query}`, { token });

test.each([
  ['q=0199', 150],
  ['q=rarely', 49],
  ['q=rarely&actor=zoe@example.com', 13],
  // By the label of the action, and by the name of the record.
  ['q=saved', 190],
  ['q=bluestem', 20],
  ['q=saved 0199', 150],
  ['q=bluestem 0199', 15],
  ['q=zoe rarely', 13],
  ['q=zoe 0199 bluestem', 0],
  ['q=missing', 0],
])('%s finds %i entries, however far they are counted', async (query, expected) => {
  for (const countTo of [1, 40, 500]) {
    expect(await expectBoundedSearch(get, query, { limit: 20, countTo })).toBe(expected);
  }
});

test('a name with characters that JSON escapes is found, however far the entries are counted', async () => {
  await harness.database().query(`
    insert into audit_entries (id, at, service, actor, action, kind, record_id, before, after)
    select gen_random_uuid(), now(), 'catalog', 'ann@example.com', 'save', 'businesses', 'escaped', null,
      case n when 1 then '{"name": "Pie\\"s C:\\\\pies"}'::jsonb else '{"phone": "830-555-0111"}'::jsonb end
    from generate_series(1, 3) n`);
  for (const word of ['e"s', 'c:\\pies', 'e"s 0111']) {
    const expected = word.includes('0111') ? 2 : 3;
    for (const countTo of [1, 2, 40]) {
      const query = `q=${encodeURIComponent(word)}`;
      expect(await expectBoundedSearch(get, query, { limit: 2, countTo })).toBe(expected);
    }
  }
});

test('old entries with a frequent word are found behind thousands of newer entries', async () => {
  await harness.database().query(`
    insert into audit_entries (id, at, service, actor, action, kind, record_id)
    select gen_random_uuid(), now() + n * interval '1 second', 'content', 'ann@example.com', 'view',
      'inbox', '' from generate_series(1, 2100) n`);
  expect(await expectBoundedSearch(get, 'q=0199', { limit: 50, countTo: 10 })).toBe(150);
});
