import { resolve } from 'node:path';
import { StackError } from '@town/dev-stack/lib/stack-error';
import { restoreStack } from './restore-stack.js';
import { runCommand } from './run-command.js';
import { runningStack } from './running-stack.js';

// Restores a backup into the running stack: restore-command.js <folder> [--replace]
await runCommand(async (args) => {
  const replace = args.includes('--replace');
  const [folder, ...more] = args.filter((arg) => arg !== '--replace');
  if (!folder || more.length > 0) {
    throw new StackError('Usage: npm run restore -- <folder of a backup> [--replace]');
  }
  const path = resolve(process.env['INIT_CWD'] ?? '.', folder);
  const { manifest, republished } = await restoreStack(runningStack(), path, { replace });
  console.log(`Restored the backup of ${manifest.takenAt}.`);
  console.log(
    republished
      ? 'The streams were empty: the events of the last days are published again.'
      : 'The streams already hold events and were not changed.',
  );
});
