import { rmSync } from 'node:fs';
import { errorMessage } from '@town/process-kit/error-code';
import { onParentGone } from './lib/parent-watch.js';
import { say } from './lib/progress.js';
import { projectRoot } from './lib/project-root.js';
import { explainError } from './lib/stack-error.js';
import { createDataDir, prepareStack } from './stack/prepare-stack.js';
import { readSettings, type Settings } from './stack/settings.js';
import type { Stack } from './stack/stack.js';
import { stackFilePath, writeStackFile } from './stack/stack-file.js';
import { devPort } from './stack/stack-plan.js';
import { StackLock } from './supervisor/stack-lock.js';
import { Supervisor } from './supervisor/supervisor.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Starts the stack, keeps it running until a signal arrives, and then ends this process.
 * @param develops also compiles saved files, restarts services, and serves slices with hot reload
 */
export async function start({ develops = false } = {}): Promise<void> {
  let settings: Settings | undefined;
  try {
    settings = { ...readSettings(process.env, projectRoot), develops };
    createDataDir(settings.dataDir);
    const lock = new StackLock(settings.dataDir);
    await lock.acquire();
    await run(settings, lock);
  } catch (error) {
    console.error(explainError(error, settings?.dataDir ?? 'DATA_DIR'));
    process.exit(1);
  }
}

async function run(settings: Settings, lock: StackLock): Promise<void> {
  const { dataDir } = settings;
  const file = stackFilePath(dataDir);
  let stack: Stack | undefined;
  let ready = false;
  const supervisor = new Supervisor(dataDir, () => {
    if (ready && stack) updateStackFile(stack, supervisor);
  });
  const leave = async (status: number) => {
    ready = false;
    tryTo(() => lock.announceStop());
    rmSync(file, { force: true });
    await supervisor.stop();
    lock.release();
    process.exit(status);
  };
  stopOnSignals(supervisor, () => leave(0));
  try {
    rmSync(file, { force: true });
    await supervisor.stopLeftovers();
    const prepared = await prepareStack(settings);
    stack = prepared.stack;
    for (const stage of prepared.plan) await supervisor.runStage(stage);
  } catch (error) {
    if (!supervisor.stopping) console.error(explainError(error, dataDir));
    return leave(1);
  }
  if (supervisor.stopping) return;
  ready = true;
  writeStackFile(stack, supervisor.processes);
  console.log(`Ready on http://localhost:${settings.port}`);
  if (settings.develops) {
    console.log(`Saved files appear on http://localhost:${devPort(settings)}`);
  }
}

function stopOnSignals(supervisor: Supervisor, leave: () => Promise<void>): void {
  const stop = () => {
    // A second signal means that the person does not want to wait.
    if (supervisor.stopping) return supervisor.kill();
    say('Stopping …');
    void leave();
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  onParentGone(() => supervisor.stopping || stop());
  // Without these handlers a closed terminal would end the supervisor before it has stopped everything.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
}

/** A full disk must not end the supervisor. The next change writes the file again. */
function updateStackFile(stack: Stack, supervisor: Supervisor): void {
  tryTo(() => writeStackFile(stack, supervisor.processes));
}

function tryTo(action: () => void): void {
  try {
    action();
  } catch (error) {
    console.error(`  ${errorMessage(error)}`);
  }
}
