import { StackError } from '@town/dev-stack/lib/stack-error';
import { replayDeadLetters } from './replay-dead-letters.js';
import { runCommand } from './run-command.js';
import { runningStack } from './running-stack.js';

// Makes all services of the running stack, or the named ones, try their dead letters once more.
await runCommand(async (services) => {
  const replays = await replayDeadLetters(runningStack(), services);
  for (const [service, { handled, failed }] of replays) {
    console.log(`${service}: ${handled} handled, ${failed} still cannot be handled`);
  }
  if (replays.some(([, { failed }]) => failed > 0)) {
    throw new StackError(
      'The log of the service says why (A dead letter still cannot be handled).',
    );
  }
});
