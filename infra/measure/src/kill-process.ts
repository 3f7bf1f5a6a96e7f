import type { ThrowawayStack } from '@town/dev-stack/testing/throwaway-stack';

/** Kills a process without a chance to clean up. The supervisor starts it again. */
export function killProcess(stack: ThrowawayStack, name: string): void {
  const pid = stack.file().processes[name]?.pid;
  if (!pid) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It was killed a moment ago and has not started again yet.
  }
}
