import { databaseUrl } from '../postgres/databases.js';
import { nodeCommand } from '../stack/node-command.js';
import { picturesFolder } from '../stack/pictures-folder.js';
import type { Stack } from '../stack/stack.js';
import type { JobSpec } from '../supervisor/process-spec.js';

/**
 * Loads the town of a folder or of an exported archive. Events of a sample town whose dates have passed get their next date at every start.
 */
export function loadSampleTownJob(stack: Stack, folder: string): JobSpec {
  const url = (name: string) =>
    databaseUrl(stack.ports.postgres ?? 0, name, stack.secrets[name] ?? '');
  return {
    name: 'sample-town',
    title: 'Loading the sample town …',
    run: ({ runCommand }) =>
      runCommand(
        nodeCommand(stack, {
          program: 'infra/sample-town/dist/main.js',
          args: [folder],
          env: {
            CATALOG_DATABASE_URL: url('catalog'),
            CONTENT_DATABASE_URL: url('content'),
            MEDIA_DATABASE_URL: url('media'),
            PICTURES_DIR: picturesFolder(stack.settings.dataDir),
          },
        }),
      ),
  };
}
