import { adminDatabaseUrl, provisionDatabases } from '../postgres/databases.js';
import type { Stack } from '../stack/stack.js';
import type { JobSpec } from '../supervisor/process-spec.js';

export function provisionDatabasesJob(stack: Stack): JobSpec {
  return {
    name: 'databases',
    title: 'Preparing the databases …',
    run: () =>
      provisionDatabases(
        adminDatabaseUrl(stack.ports.postgres ?? 0, stack.secrets.postgres ?? ''),
        stack.secrets,
      ),
  };
}
