import { resolve } from 'node:path';
import { withFileVariables } from '@town/environment/with-file-variables';
import * as z from 'zod/mini';
import { readDatabaseUrls } from '../containers/database-urls.js';
import { readJsonFile } from '../local/atomic-file.js';
import { databaseNames } from '../local/databases.js';
import { projectRoot } from '../local/project-root.js';
import { StackError } from '../local/stack-error.js';
import { stackFilePath } from '../local/stack-file.js';

const runningStackSchema = z.object({
  url: z.string(),
  processes: z._default(
    z.record(
      z.string(),
      z.object({ pid: z.optional(z.number()), url: z.optional(z.string()), log: z.string() }),
    ),
    {},
  ),
  databases: z.record(z.string(), z.string()),
  nats: z.string(),
});

/** What operations need of stack.json; one written by hand names a stack that runs elsewhere. */
export type RunningStack = z.infer<typeof runningStackSchema>;

/**
 * The stack that a command is about: that of `STACK_FILE`, else the one whose gateway is
 * `STACK_URL` (in a container, with addresses of databases and broker as the services get them),
 * else the running one of `DATA_DIR`.
 * @throws StackError where there is none
 */
export function runningStack(env: NodeJS.ProcessEnv = process.env): RunningStack {
  if (env['STACK_URL'] && !env['STACK_FILE']) {
    const databases = readDatabaseUrls(databaseNames, env);
    const { STACK_URL: url, NATS_URL: nats } = withFileVariables(env, ['NATS_URL']);
    return read('The environment', { url, nats, databases });
  }
  const dataDir = resolve(projectRoot, env['DATA_DIR'] || '.local');
  const file = env['STACK_FILE'] ? resolve(env['STACK_FILE']) : stackFilePath(dataDir);
  const content = readJsonFile(file);
  if (!content) throw new StackError(`No stack runs in ${dataDir}: start one with "npm start".`);
  return read(file, content);
}

function read(source: string, content: unknown): RunningStack {
  const parsed = runningStackSchema.safeParse(content);
  if (!parsed.success) throw new StackError(`${source}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
