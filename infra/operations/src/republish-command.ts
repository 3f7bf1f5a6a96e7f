import { republishEvents } from './republish-events.js';
import { runCommand } from './run-command.js';
import { runningStack } from './running-stack.js';

// Fills lost streams again from the outboxes of the running stack.
await runCommand(async () => {
  for (const [service, events] of Object.entries(await republishEvents(runningStack()))) {
    console.log(`${service}: ${events} events`);
  }
});
