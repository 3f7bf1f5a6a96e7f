import { resolve } from 'node:path';
import { StackError } from '@town/dev-stack/lib/stack-error';
import { runCommand } from '@town/operations/run-command';
import { runningStack } from '@town/operations/running-stack';
import { importTown } from './import-town.js';

// Loads an exported town into the running, empty stack: import-town-command.js <file.zip>
await runCommand(async ([file, ...more]) => {
  if (!file || more.length > 0) throw new StackError('Usage: npm run import-town -- <file.zip>');
  await importTown(runningStack(), resolve(process.env['INIT_CWD'] ?? '.', file));
  console.log('The town is loaded.');
});
