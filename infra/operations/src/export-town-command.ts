import { resolve } from 'node:path';
import { StackError } from '@town/dev-stack/lib/stack-error';
import { exportTown } from './export-town.js';
import { runCommand } from './run-command.js';
import { runningStack } from './running-stack.js';

// Exports the running town as an archive that another town can load: export-town-command.js <file.zip>
await runCommand(async ([file, ...more]) => {
  if (!file?.endsWith('.zip') || more.length > 0) {
    throw new StackError('Usage: npm run export-town -- <file.zip>');
  }
  const path = resolve(process.env['INIT_CWD'] ?? '.', file);
  await exportTown(runningStack(), path);
  console.log(`The town is in ${path}, with its drafts: it is not for everybody.`);
});
