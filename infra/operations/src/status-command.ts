import { printStatus } from './print-status.js';
import { runCommand } from './run-command.js';
import { runningStack } from './running-stack.js';
import { stackStatus, troublesOf } from './stack-status.js';

// Prints the state of the running stack. The exit status is 0 if all is well.
await runCommand(async () => {
  const stack = runningStack();
  const status = await stackStatus(stack);
  console.log(printStatus(stack.url, status));
  if (troublesOf(status).length > 0) process.exitCode = 1;
});
