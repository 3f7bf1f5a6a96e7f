import { adminDatabaseUrl, provisionDatabases } from '../databases.js';
import type { JobSpec } from '../process-spec.js';
import type { Stack } from '../stack.js';

export function provisionDatabasesJob(stack: Stack): JobSpec {
  return {
    name: 'databases',
    title: 'Looking after the databases …',
    run: () =>
      provisionDatabases(
        adminDatabaseUrl(stack.ports.postgres ?? 0, stack.secrets.postgres ?? ''),
        stack.secrets,
      ),
  };
}
