import { resolve } from 'node:path';
import { StackError } from '../local/stack-error.js';
import { restoreStack } from './restore-stack.js';
import { runCommand } from './run-command.js';
import { runningStack } from './running-stack.js';

// Brings a backup back into the running stack: restore-command.js <folder> [--replace]
await runCommand(async (args) => {
  const replace = args.includes('--replace');
  const [folder, ...more] = args.filter((arg) => arg !== '--replace');
  if (!folder || more.length > 0) {
    throw new StackError('Usage: npm run restore -- <folder of a backup> [--replace]');
  }
  const path = resolve(process.env['INIT_CWD'] ?? '.', folder);
  const { manifest, republished } = await restoreStack(runningStack(), path, { replace });
  console.log(`Restored what was backed up at ${manifest.takenAt}.`);
  console.log(
    republished
      ? 'The streams were empty: the events of the last days are published again.'
      : 'The streams hold events already: they were left alone.',
  );
});
