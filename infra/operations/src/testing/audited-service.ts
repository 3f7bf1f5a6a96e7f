import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import { freePort } from '@town/process-kit/testing/free-port';
import { eventually } from '@town/service-kit/testing/eventually';
import { ServiceProcess } from '@town/service-kit/testing/service-process';
import { createTestDatabase, type TestDatabase } from '@town/service-kit/testing/test-database';
import pg from 'pg';

const program = join(projectRoot, 'services/auth/dist/main.js');

/** An auth service whose role owns its database, for tests of the audit log's protection. */
export interface AuditedService {
  role: string;
  /** Connected as superuser. */
  database: TestDatabase;
  /** The address with which the service connects. */
  url: string;
  /** Starts the service with its own role, waits until it is ready, and stops it. */
  run(): Promise<void>;
  /** Connects with the service's role, and adds an entry. */
  connect(): Promise<pg.Client>;
  /** Removes its database and roles. */
  drop(roles: readonly string[]): Promise<void>;
}

export async function createAuditedService(): Promise<AuditedService> {
  const role = `auth_${randomUUID().replaceAll('-', '')}`;
  const database = await createTestDatabase();
  const url = new URL(database.url);
  await database.query(`create role ${role} login password 'secret'`);
  await database.query(`alter database ${url.pathname.slice(1)} owner to ${role}`);
  url.username = role;
  url.password = 'secret';
  return {
    role,
    database,
    url: url.href,
    run: () => run(url.href),
    async connect() {
      const client = new pg.Client({ connectionString: url.href });
      await client.connect();
      await client.query(
        `insert into audit_entries (id, at, service, actor, action, kind, record_id)
         values (gen_random_uuid(), now(), 'auth', 'ann@example.com', 'sign-in', 'staff', '1')`,
      );
      return client;
    },
    async drop(roles) {
      const server = new pg.Client({ connectionString: process.env['TEST_POSTGRES_URL'] });
      await database.drop();
      await server.connect();
      for (const each of [role, ...roles]) await server.query(`drop role ${each}`);
      await server.end();
    },
  };
}

async function run(url: string): Promise<void> {
  const port = String(await freePort());
  const service = new ServiceProcess(program, {
    DATABASE_URL: url,
    NATS_URL: 'nats://127.0.0.1:1',
    PORT: port,
  });
  service.start();
  await eventually(async () => {
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  }, 60_000);
  await service.stop();
}

/** The number of entries that the service sees. */
export async function countEntries(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ count: string }>('select count(*) from audit_entries');
  return rows[0]?.count;
}

/** Statements that must fail for the service's role, no matter who owns the table. */
export const refusedStatements = [
  "update audit_entries set actor = 'nobody'",
  'delete from audit_entries',
  'truncate audit_entries',
  'alter table audit_entries disable trigger all',
  'alter table audit_entries disable trigger audit_entries_only_grow',
  'alter table audit_entries rename to other',
  'alter table audit_entries owner to current_user',
  'alter table audit_entries add column note text',
  'drop trigger audit_entries_only_grow on audit_entries',
  'create rule quiet as on insert to audit_entries do instead nothing',
  'create trigger late before insert on audit_entries execute function refuse_audit_change()',
  'create table child () inherits (audit_entries)',
  `create or replace function refuse_audit_change() returns trigger language plpgsql
   as $$ begin return null; end $$`,
  'drop function refuse_audit_change() cascade',
  'drop table audit_entries cascade',
  'drop schema public cascade',
  'alter schema public rename to other',
  'set session_replication_role = replica',
  'alter role current_user superuser',
];

/** PostgreSQL's errors for these statements. */
export const refusal = /permission denied|must be owner|policy|must be a superuser|must be member/;

/** A role's service starts again and changes its other tables. */
export async function changeOtherTables(service: AuditedService, client: pg.Client) {
  await service.run();
  await client.query('alter table staff_accounts add column note text');
  await client.query('create table something (id integer)');
  await client.query('drop table something');
}
