import { StackError } from '@town/dev-stack/lib/stack-error';
import { runCommand } from './run-command.js';

const commands: Record<string, () => Promise<unknown>> = {
  status: () => import('./status-command.js'),
  backup: () => import('./backup-command.js'),
  'export-town': () => import('./export-town-command.js'),
  restore: () => import('./restore-command.js'),
  'republish-events': () => import('./republish-command.js'),
};

// The entry of the operations image: operations.js <command> …
const [name = ''] = process.argv.splice(2, 1);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command) await command();
else {
  await runCommand(() => {
    throw new StackError(`Usage: operations ${Object.keys(commands).join(' | ')}`);
  });
}
