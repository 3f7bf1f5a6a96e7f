import { StackError } from '../local/stack-error.js';
import { runCommand } from '../operations/run-command.js';

const commands: Record<string, () => Promise<unknown>> = {
  status: () => import('../operations/status-command.js'),
  backup: () => import('../operations/backup-command.js'),
  restore: () => import('../operations/restore-command.js'),
  'republish-events': () => import('../operations/republish-command.js'),
};

// One door to the commands of operations, for a container: operations.js <command> …
const [name = ''] = process.argv.splice(2, 1);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command) await command();
else {
  await runCommand(() => {
    throw new StackError(`Usage: operations ${Object.keys(commands).join(' | ')}`);
  });
}
