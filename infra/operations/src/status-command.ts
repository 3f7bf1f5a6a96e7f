import { runCommand } from './run-command.js';
import { runningStack } from './running-stack.js';
import { type StackStatus, stackStatus } from './stack-status.js';
import { troublesOf } from './stack-troubles.js';

// Prints the state of the running stack. The exit status is 0 if all is well.
await runCommand(async () => {
  const stack = runningStack();
  const status = await stackStatus(stack);
  console.log(stack.url);
  print(status);
  const troubles = troublesOf(status);
  console.log(troubles.map((trouble) => `! ${trouble}`).join('\n') || 'All is well.');
  if (troubles.length > 0) process.exitCode = 1;
});

function print({ processes, streams, consumers, brokerAnswers }: StackStatus): void {
  printTable(processes, ({ name, pid, alive, ready, reason, memoryMb, outboxWaiting }) => [
    name,
    {
      state: !alive
        ? 'DOWN'
        : reason === 'silent'
          ? 'SILENT'
          : ready === false
            ? 'not ready'
            : 'up',
      pid,
      // A cell without a value stays empty.
      ...(memoryMb !== undefined && { MB: Math.round(memoryMb) }),
      ...(outboxWaiting !== undefined && { 'events to publish': outboxWaiting }),
    },
  ]);
  if (!brokerAnswers) return;
  printTable(streams, ({ name, messages }) => [name, { events: messages }]);
  const behind = consumers.filter(({ waiting }) => waiting > 0);
  if (behind.length === 0) console.log(`${consumers.length} consumers, none behind`);
  else printTable(behind, ({ name, stream, waiting }) => [name, { stream, waiting }]);
}

function printTable<Item>(items: readonly Item[], row: (item: Item) => [string, object]): void {
  if (items.length > 0) console.table(Object.fromEntries(items.map(row)));
}
