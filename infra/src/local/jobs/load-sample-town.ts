import { join } from 'node:path';
import { childEnvironment } from '../child-environment.js';
import { databaseUrl } from '../databases.js';
import type { JobSpec } from '../process-spec.js';
import { projectRoot } from '../project-root.js';
import type { Stack } from '../stack.js';

/** Loads the sample town; its events' dates are computed anew at every start. */
export function loadSampleTownJob(stack: Stack): JobSpec {
  const url = (name: string) =>
    databaseUrl(stack.ports.postgres ?? 0, name, stack.secrets[name] ?? '');
  return {
    name: 'sample-town',
    title: 'Loading the sample town …',
    run: ({ runCommand }) =>
      runCommand({
        file: stack.tools.node,
        args: [join(projectRoot, 'infra/dist/sample-town/main.js')],
        cwd: projectRoot,
        env: childEnvironment(stack, {
          CATALOG_DATABASE_URL: url('catalog'),
          CONTENT_DATABASE_URL: url('content'),
        }),
      }),
  };
}
