import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { readJsonFile } from './atomic-file.js';
import { projectRoot } from './project-root.js';
import { stackFilePath } from './stack-file.js';

/** What the commands need of stack.json. */
interface RunningStack {
  url: string;
  databases: Record<string, string>;
  nats: string;
}

// Runs a command of a service against the running stack: service-command.js <service> <command> …
const [service = '', command = '', ...rest] = process.argv.slice(2);
const dataDir = resolve(projectRoot, process.env.DATA_DIR || '.local');
const stack = readJsonFile(stackFilePath(dataDir)) as RunningStack | undefined;

if (stack) {
  const program = join(projectRoot, 'services', service, 'dist', `${command}.js`);
  const { status } = spawnSync(process.execPath, [program, ...rest], {
    stdio: 'inherit',
    env: {
      ...process.env,
      DATABASE_URL: stack.databases[service],
      NATS_URL: stack.nats,
      SITE_URL: stack.url,
      AUTH_URL: 'http://127.0.0.1:1',
    },
  });
  process.exitCode = status ?? 1;
} else {
  console.error(`No stack runs in ${dataDir}: start one with "npm start".`);
  process.exitCode = 1;
}
