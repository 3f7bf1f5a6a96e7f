import { rmSync } from 'node:fs';
import { onParentGone } from './parent-watch.js';
import { createDataDir, prepareStack } from './prepare-stack.js';
import { say } from './progress.js';
import { projectRoot } from './project-root.js';
import { readSettings, type Settings } from './settings.js';
import type { Stack } from './stack.js';
import { explainError } from './stack-error.js';
import { stackFilePath, writeStackFile } from './stack-file.js';
import { StackLock } from './stack-lock.js';
import { Supervisor } from './supervisor.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Brings the stack up and keeps it up until a signal comes; then ends this process. */
export async function start(): Promise<void> {
  let settings: Settings | undefined;
  try {
    settings = readSettings(process.env, projectRoot);
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
}

function stopOnSignals(supervisor: Supervisor, leave: () => Promise<void>): void {
  const stop = () => {
    // Whoever asks again does not want to wait.
    if (supervisor.stopping) return supervisor.kill();
    say('Stopping …');
    void leave();
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  onParentGone(() => supervisor.stopping || stop());
  // A terminal that has gone must not take the supervisor with it before everything is stopped.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
}

/** A full disk must not end the supervisor: the next change writes the file again. */
function updateStackFile(stack: Stack, supervisor: Supervisor): void {
  tryTo(() => writeStackFile(stack, supervisor.processes));
}

function tryTo(action: () => void): void {
  try {
    action();
  } catch (error) {
    console.error(`  ${(error as Error).message}`);
  }
}
