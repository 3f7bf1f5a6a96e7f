import { resolve } from 'node:path';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import { StackError } from '@town/dev-stack/lib/stack-error';
import { picturesFolder } from '@town/dev-stack/stack/data-folders';
import { serviceNames } from '@town/dev-stack/stack/service-names';
import { stackFilePath } from '@town/dev-stack/stack/stack-file';
import { readJsonFile } from '@town/process-kit/atomic-file';
import { withFileVariables } from '@town/process-kit/with-file-variables';
import * as z from 'zod/mini';
import { readDatabaseUrls } from './database-urls.js';

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
  /** The payment sandbox and its keys; without a secret key the environment has those of Stripe. */
  stripe: z.optional(
    z.object({
      api: z.string(),
      webhookSecret: z.string(),
      secretKey: z.optional(z.string()),
    }),
  ),
  /** The folder of everything that the stack writes; missing if the stack is on another machine. */
  dataDir: z.optional(z.string()),
  /** The folder of the pictures; missing if they are in a bucket. */
  picturesDir: z.optional(z.string()),
});

/** The part of stack.json that operations need. A hand-written file can describe a remote stack. */
export type RunningStack = z.infer<typeof runningStackSchema>;

/**
 * The stack on which a command works: that of `STACK_FILE`, else the one whose gateway is `STACK_URL` (in a
 * container, with the services' variables for databases and broker), else the running one of `DATA_DIR`.
 * @throws StackError if there is none
 */
export function runningStack(env: Record<string, string | undefined> = process.env): RunningStack {
  if (env['STACK_URL'] && !env['STACK_FILE']) {
    const databases = readDatabaseUrls(serviceNames, env);
    const { STACK_URL: url, NATS_URL: nats } = withFileVariables(env, ['NATS_URL']);
    const picturesDir = env['PICTURES_DIR'];
    return read('The environment', { url, nats, databases, picturesDir });
  }
  const dataDir = resolve(projectRoot, env['DATA_DIR'] || '.local');
  const file = env['STACK_FILE'] ? resolve(env['STACK_FILE']) : stackFilePath(dataDir);
  const content = readJsonFile(file, z.unknown());
  if (!content) throw new StackError(`No stack runs in ${dataDir}: start one with "npm start".`);
  const stack = read(file, content);
  // A hand-written file names the folder of the pictures itself.
  return env['STACK_FILE'] ? stack : { ...stack, dataDir, picturesDir: picturesFolder(dataDir) };
}

function read(source: string, content: unknown): RunningStack {
  const parsed = runningStackSchema.safeParse(content);
  if (!parsed.success) throw new StackError(`${source}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
