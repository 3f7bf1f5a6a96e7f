import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import { protectAuditLog } from '@town/dev-stack/postgres/protect-audit-log';
import { freePort } from '@town/process-kit/testing/free-port';
import { eventually } from '@town/service-kit/testing/eventually';
import { ServiceProcess } from '@town/service-kit/testing/service-process';
import { createTestDatabase, type TestDatabase } from '@town/service-kit/testing/test-database';
import pg from 'pg';

const role = `auth_${randomUUID().replaceAll('-', '')}`;
const program = join(projectRoot, 'services/auth/dist/main.js');

let database: TestDatabase;
let serviceUrl: string;
let asService: pg.Client;

/** Starts the service as its own role until it is ready, and ends it. */
async function runService(): Promise<void> {
  const port = String(await freePort());
  const service = new ServiceProcess(program, {
    DATABASE_URL: serviceUrl,
    NATS_URL: 'nats://127.0.0.1:1',
    PORT: port,
  });
  service.start();
  await eventually(async () => {
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  }, 60_000);
  await service.stop();
}

beforeAll(async () => {
  database = await createTestDatabase();
  const url = new URL(database.url);
  const name = url.pathname.slice(1);
  await database.query(`create role ${role} login password 'secret'`);
  await database.query(`alter database ${name} owner to ${role}`);
  url.username = role;
  url.password = 'secret';
  serviceUrl = url.href;
  await runService();
  await protectAuditLog(database.url, serviceUrl);
  await protectAuditLog(database.url, serviceUrl);
  asService = new pg.Client({ connectionString: serviceUrl });
  await asService.connect();
  await asService.query(
    `insert into audit_entries (id, at, service, actor, action, kind, record_id)
     values (gen_random_uuid(), now(), 'auth', 'ann@example.com', 'sign-in', 'staff', '1')`,
  );
  // A process that starts on a busy machine takes a while.
}, 150_000);

afterAll(async () => {
  await asService.end();
  const server = new pg.Client({ connectionString: process.env['TEST_POSTGRES_URL'] });
  await database.drop();
  await server.connect();
  await server.query(`drop role ${role}`);
  await server.query('drop role town_audit_owner');
  await server.end();
});

const count = async () =>
  (await asService.query<{ count: string }>('select count(*) from audit_entries')).rows[0]?.count;

test.each([
  "update audit_entries set actor = 'nobody'",
  'delete from audit_entries',
  'truncate audit_entries',
  'alter table audit_entries disable trigger all',
  'alter table audit_entries disable trigger audit_entries_only_grow',
  'alter table audit_entries rename to other',
  `alter table audit_entries owner to ${role}`,
  'drop trigger audit_entries_only_grow on audit_entries',
  'create rule quiet as on insert to audit_entries do instead nothing',
  'create trigger late before insert on audit_entries execute function refuse_audit_change()',
  `create or replace function refuse_audit_change() returns trigger language plpgsql
   as $$ begin return null; end $$`,
  'drop function refuse_audit_change() cascade',
  'drop table audit_entries cascade',
  'drop schema public cascade',
  'alter schema public rename to other',
  'set session_replication_role = replica',
  'set role town_audit_owner',
  'set role pg_database_owner',
  `grant town_audit_owner to ${role}`,
])('as the service, "%s" is refused', async (statement) => {
  const before = await count();
  await expect(asService.query(statement)).rejects.toThrow(
    /permission denied|must be owner|policy/,
  );
  expect(await count()).toBe(before);
  expect(before).not.toBe('0');
});

test('from another database the service cannot drop its own', async () => {
  const url = new URL(serviceUrl);
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
  await runService();
  await asService.query('alter table staff_accounts add column note text');
  await asService.query('create table something (id integer)');
  await asService.query('drop table something');
});
