import { StackError } from '@town/dev-stack/lib/stack-error';
import { describeReplays } from './describe-replays.js';
import { replayDeadLetters } from './replay-dead-letters.js';
import { runCommand } from './run-command.js';
import { runningStack } from './running-stack.js';

// Makes all services of the running stack, or the named ones, try their dead letters once more.
await runCommand(async (services) => {
  const replays = await replayDeadLetters(runningStack(), services);
  const { lines, trouble } = describeReplays(replays);
  for (const line of lines) console.log(line);
  if (trouble) throw new StackError(trouble);
});
