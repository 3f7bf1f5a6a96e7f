import { spawnSync } from 'node:child_process';
import { StackError } from '@town/dev-stack/lib/stack-error';
import { waitUntil } from '@town/dev-stack/lib/wait-until';
import { withClient } from '@town/dev-stack/postgres/with-client';
import { serviceNames } from '@town/dev-stack/stack/service-names';
import { runCommand } from './run-command.js';
import { type RunningStack, runningStack } from './running-stack.js';
import { serviceProgram } from './service-program.js';

const eraseWithinMs = 30_000;
/** The largest output of a service: a person may have years of data. */
const mostBytes = 256 * 1024 * 1024;

// Exports or erases everything that services hold about an e-mail address.
await runCommand(async ([action = '', email = '']) => {
  if (!['export', 'erase'].includes(action) || !email.includes('@')) {
    throw new StackError('Usage: npm run privacy -- export|erase <e-mail address>');
  }
  const stack = runningStack();
  if (action === 'erase') return erase(stack, email);
  const held = serviceNames.map((name) => [
    name,
    JSON.parse(run(stack, name, 'export-personal-data', email)),
  ]);
  console.log(JSON.stringify(Object.fromEntries(held), null, 2));
});

async function erase(running: RunningStack, email: string): Promise<void> {
  const id = run(running, 'auth', 'request-erasure', email).trim();
  let waiting: string[] = [...serviceNames];
  await waitUntil(async () => {
    const done = await Promise.all(waiting.map((name) => hasErased(running, name, id)));
    waiting = waiting.filter((_, index) => !done[index]);
    return waiting.length === 0;
  }, eraseWithinMs);
  if (waiting.length === 0) console.log(`Erased in ${serviceNames.join(', ')}.`);
  else
    console.log(`Not yet erased in ${waiting.join(', ')}: this happens when it is running again.`);
}

function hasErased(running: RunningStack, name: string, id: string): Promise<boolean> {
  const sql = 'select 1 from erasures where id = $1 and events_erased_at is not null';
  return withClient(
    running.databases[name],
    async (client) => (await client.query(sql, [id])).rowCount === 1,
  );
}

function run(running: RunningStack, service: string, command: string, email: string): string {
  const { program, env } = serviceProgram(running, service, command);
  const options = { encoding: 'utf8', env, maxBuffer: mostBytes } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, email], options);
  if (status === 0) return stdout;
  // The output may contain personal data, so it is not shown.
  throw new StackError(`${service} could not: ${stderr || 'it was ended'}`);
}
