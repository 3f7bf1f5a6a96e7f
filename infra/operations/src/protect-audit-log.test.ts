import { protectAuditLog } from '@town/dev-stack/postgres/protect-audit-log';
import pg from 'pg';
import {
  type AuditedService,
  changeOtherTables,
  countEntries,
  createAuditedService,
  refusal,
  refusedStatements,
} from './testing/audited-service.js';

let service: AuditedService;
let asService: pg.Client;

beforeAll(async () => {
  service = await createAuditedService();
  await service.run();
  await protectAuditLog(service.database.url, service.url);
  await protectAuditLog(service.database.url, service.url);
  asService = await service.connect();
  // A process that starts on a busy machine takes a while.
}, 150_000);

afterAll(async () => {
  await asService.end();
  await service.drop(['town_audit_owner']);
});

test.each([
  ...refusedStatements,
  'set role town_audit_owner',
  'set role pg_database_owner',
  'grant town_audit_owner to current_user',
])('as the service, "%s" is refused', async (statement) => {
  const before = await countEntries(asService);
  await expect(asService.query(statement)).rejects.toThrow(refusal);
  expect(await countEntries(asService)).toBe(before);
  expect(before).not.toBe('0');
});

test('from another database the service cannot drop its own', async () => {
  const url = new URL(service.url);
  const name = url.pathname.slice(1);
  url.pathname = '/template1';
  const elsewhere = new pg.Client({ connectionString: url.href });
  await elsewhere.connect();
  await expect(elsewhere.query(`drop database ${name} with (force)`)).rejects.toThrow(
    'must be owner',
  );
  await elsewhere.end();
});

test('the service starts again, and changes its other tables as before', async () => {
  await changeOtherTables(service, asService);
});

test('an audit log that was protected before its search index existed gets the index', async () => {
  const { database } = service;
  await database.query('drop index audit_entries_by_words; drop extension pg_trgm');
  await database.query(`delete from migrations where name = 'IndexAuditWords1799800000000'`);
  const indexes = () =>
    database.query(`select indisvalid from pg_index where indexrelid = to_regclass($1)`, [
      'audit_entries_by_words',
    ]);
  await service.run();
  expect(await indexes()).toEqual([]);
  await protectAuditLog(database.url, service.url);
  expect(await indexes()).toEqual([{ indisvalid: true }]);
});
