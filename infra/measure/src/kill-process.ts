import type { ThrowawayStack } from '@town/dev-stack/testing/throwaway-stack';

/** As a machine would end it: without any chance to finish. The supervisor starts it again. */
export function killProcess(stack: ThrowawayStack, name: string): void {
  const pid = stack.file().processes[name]?.pid;
  if (!pid) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It was killed a moment ago, and is not up again.
  }
}
