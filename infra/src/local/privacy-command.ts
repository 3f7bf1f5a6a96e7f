import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { readJsonFile } from './atomic-file.js';
import { projectRoot } from './project-root.js';
import { stackFilePath } from './stack-file.js';
import { waitUntil } from './wait-until.js';

/** What the command needs of stack.json. */
interface RunningStack {
  url: string;
  databases: Record<string, string>;
  nats: string;
}

const services = ['auth', 'content', 'advertising', 'notifications'];
const eraseWithinMs = 30_000;

// Shows, or erases, what every service holds about an e-mail address.
const [action = '', email = ''] = process.argv.slice(2);
const dataDir = resolve(projectRoot, process.env.DATA_DIR || '.local');
const stack = readJsonFile(stackFilePath(dataDir)) as RunningStack | undefined;

if (!['export', 'erase'].includes(action) || !email.includes('@')) {
  fail('Usage: npm run privacy -- export|erase <e-mail address>');
} else if (!stack) {
  fail(`No stack runs in ${dataDir}: start one with "npm start".`);
} else if (action === 'export') {
  const held = services.map((name) => [name, JSON.parse(run(stack, name, 'export-personal-data'))]);
  console.log(JSON.stringify(Object.fromEntries(held), null, 2));
} else {
  await erase(stack);
}

async function erase(running: RunningStack): Promise<void> {
  const id = run(running, 'auth', 'request-erasure').trim();
  let waiting = services;
  await waitUntil(async () => {
    const done = await Promise.all(waiting.map((name) => hasErased(running, name, id)));
    waiting = waiting.filter((_, index) => !done[index]);
    return waiting.length === 0;
  }, eraseWithinMs);
  if (waiting.length === 0) console.log(`Erased in ${services.join(', ')}.`);
  else console.log(`Not yet erased in ${waiting.join(', ')}: done as soon as it is running.`);
}

async function hasErased(running: RunningStack, name: string, id: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: running.databases[name] });
  await client.connect();
  try {
    const sql = 'select 1 from erasures where id = $1 and events_erased_at is not null';
    return (await client.query(sql, [id])).rowCount === 1;
  } finally {
    await client.end();
  }
}

function run(running: RunningStack, service: string, command: string): string {
  const program = join(projectRoot, 'services', service, 'dist', `${command}.js`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, email], {
    encoding: 'utf8',
    env: {
      ...process.env,
      DATABASE_URL: running.databases[service],
      NATS_URL: running.nats,
      SITE_URL: running.url,
      AUTH_URL: 'http://127.0.0.1:1',
    },
  });
  if (status === 0) return stdout;
  throw new Error(`${service} could not: ${stderr || stdout}`);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
