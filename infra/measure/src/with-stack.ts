import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, ThrowawayStack } from '@town/dev-stack/testing/throwaway-stack';

/**
 * Runs a measurement on a separate stack, which is removed afterwards.
 * @param env settings of the stack
 * @param measure gets the stack, and a folder for its own files
 */
export async function withStack<Result>(
  env: Record<string, string>,
  measure: (stack: ThrowawayStack, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'town-measure-'));
  const stack = new ThrowawayStack(join(folder, 'stack'), await findFreePort(), env);
  try {
    console.log('Starting a stack …');
    await stack.start();
    return await measure(stack, folder);
  } finally {
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
