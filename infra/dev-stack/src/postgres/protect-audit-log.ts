import type pg from 'pg';
import { withClient } from './with-client.js';

/** The owner of the audit log. It cannot sign in, and no service is a member of it. */
const owner = 'town_audit_owner';

/**
 * The search index. The service's migration creates it in a new database, but cannot once it no longer owns
 * the log.
 */
const indexOfWords = `
  create extension if not exists pg_trgm;
  create index if not exists audit_entries_by_words on audit_entries using gin (lower(
    e'\\n' || action || e'\\n' || kind || e'\\n ' || record_id || ' ' || actor || ' ' ||
    coalesce(before::text, '') || coalesce(after::text, '')) gin_trgm_ops)`;

/**
 * Takes ownership of the audit log from the auth service, which can then read and add entries but neither
 * change nor remove one. The owners of a table, its schema and its database can do anything to it, so all
 * three belong to a separate role. This also creates the search index if a log that was already protected
 * lacks it. Run it as a superuser after the service has migrated. It is idempotent.
 * @param adminUrl the superuser's address
 * @param serviceUrl the address with which the auth service connects
 */
export async function protectAuditLog(adminUrl: string, serviceUrl: string): Promise<void> {
  const { pathname, username } = new URL(serviceUrl);
  const url = new URL(adminUrl);
  url.pathname = pathname;
  await withClient(url.href, async (client) => {
    const service = client.escapeIdentifier(decodeURIComponent(username));
    const database = client.escapeIdentifier(decodeURIComponent(pathname.slice(1)));
    await createOwner(client);
    await client.query(`
      begin;
      alter database ${database} owner to ${owner};
      grant connect, temporary, create on database ${database} to ${service};
      -- It belongs to the owner of the database.
      alter schema public owner to pg_database_owner;
      grant usage, create on schema public to ${service};
      alter table audit_entries owner to ${owner};
      alter function refuse_audit_change() owner to ${owner};
      revoke all on audit_entries from public, ${service};
      grant select, insert on audit_entries to ${service};
      commit;
    `);
    await client.query(indexOfWords);
  });
}

async function createOwner(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [owner]);
  if (!rowCount) await client.query(`create role ${owner} nologin`);
}
