import { adminDatabaseUrl, databaseUrl } from '../postgres/databases.js';
import { protectAuditLog } from '../postgres/protect-audit-log.js';
import type { Stack } from '../stack/stack.js';
import type { JobSpec } from '../supervisor/process-spec.js';

/** Runs after the auth service has made its tables. */
export function protectAuditLogJob({ ports, secrets }: Stack): JobSpec {
  const port = ports.postgres ?? 0;
  return {
    name: 'audit-log',
    title: 'Protecting the audit log …',
    run: () =>
      protectAuditLog(
        adminDatabaseUrl(port, secrets.postgres ?? ''),
        databaseUrl(port, 'auth', secrets['auth'] ?? ''),
      ),
  };
}
