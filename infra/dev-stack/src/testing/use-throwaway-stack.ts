import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, ThrowawayStack } from './throwaway-stack.js';

/**
 * A stack for all tests of a suite, with a data folder of its own.
 * @param patienceMs how long its start and its stop may take
 */
export function useThrowawayStack(
  env: Record<string, string>,
  patienceMs: number,
): () => ThrowawayStack {
  const folder = mkdtempSync(join(tmpdir(), 'town-stack-'));
  let stack: ThrowawayStack;
  beforeAll(async () => {
    stack = new ThrowawayStack(join(folder, 'stack'), await findFreePort(), env);
    await stack.start();
  }, patienceMs);
  afterAll(async () => {
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  }, patienceMs);
  return () => stack;
}
