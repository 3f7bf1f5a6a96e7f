import {
  type AuditedService,
  changeOtherTables,
  countEntries,
  createAuditedService,
  refusal,
  refusedStatements,
} from '@town/operations/testing/audited-service';
import { createTestDatabase } from '@town/service-kit/testing/test-database';
import { renderOverlay } from './testing/render-overlay.js';

let sql: string;
let service: AuditedService;
let asService: Awaited<ReturnType<AuditedService['connect']>>;

/** The SQL that the rendered cluster names, which the operator executes. */
function templateSql(): string {
  const all = renderOverlay('single-node');
  const cluster = all.find(({ kind }) => kind === 'Cluster');
  const [ref] = cluster?.spec.bootstrap.initdb.postInitTemplateSQLRefs.configMapRefs ?? [];
  const map = all.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === ref.name);
  const found = map?.data?.[ref.key];
  if (!found) throw new Error('The cluster names no SQL that is there');
  return found;
}

/**
 * Prepares what the operator does: a superuser creates the function, and the service's role owns its
 * database.
 */
beforeAll(async () => {
  sql = templateSql();
  service = await createAuditedService();
  await service.database.query(sql);
  await service.run();
  // Running it again changes nothing.
  await service.database.query(sql);
  await service.database.query('select protection.protect_audit_log()');
  asService = await service.connect();
}, 150_000);

afterAll(async () => {
  await asService.end();
  await service.drop(['audit_owner']);
});

test.each([
  ...refusedStatements,
  'alter table audit_entries set schema protection',
  'alter schema public owner to current_user',
  'drop schema protection cascade',
  'drop function protection.protect_audit_log()',
  `create or replace function protection.protect_audit_log() returns void language sql as ''`,
  'alter function protection.protect_audit_log() owner to current_user',
  'create function protection.mine() returns void language sql begin atomic; end',
  'set role audit_owner',
  'grant audit_owner to current_user',
  'reassign owned by audit_owner to current_user',
  'drop owned by audit_owner',
  'create extension dblink',
])('as the service, "%s" is refused', async (statement) => {
  const before = await countEntries(asService);
  await expect(asService.query(statement)).rejects.toThrow(refusal);
  expect(await countEntries(asService)).toBe(before);
  expect(before).not.toBe('0');
});

test.each([
  'grant all on audit_entries to current_user',
  'grant all on schema protection to current_user',
  'set role pg_database_owner',
  'select protection.protect_audit_log()',
])('"%s" gives no rights back to the service', async (statement) => {
  const before = await countEntries(asService);
  await asService.query(statement).catch((error: Error) => expect(error.message).toMatch(refusal));
  for (const attempt of refusedStatements) {
    await expect(asService.query(attempt)).rejects.toThrow(refusal);
  }
  await asService.query('reset role');
  expect(await countEntries(asService)).toBe(before);
});

test('the service starts again, and can still change its other tables', async () => {
  await changeOtherTables(service, asService);
});

test("a role cannot give away another role's table", async () => {
  const another = await createTestDatabase();
  try {
    await another.query(sql);
    await another.query('create table audit_entries (id integer)');
    const attempt = `set session authorization ${service.role};
      select protection.protect_audit_log()`;
    await expect(another.query(attempt)).rejects.toThrow('belongs to another role');
  } finally {
    await another.drop();
  }
});
