import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, ThrowawayStack } from '@town/dev-stack/testing/throwaway-stack';
import { type RunningStack, runningStack } from '../running-stack.js';

/** A stack with the sample town, an empty one, and a folder for files that are moved between them. */
export class TwoStacks {
  private readonly folder = mkdtempSync(join(tmpdir(), 'town-two-stacks-'));
  town: ThrowawayStack;
  empty: ThrowawayStack;

  /** The path of a file in the folder. */
  readonly at = (name: string): string => join(this.folder, name);

  /** @param fill adds content to the town before the empty stack starts */
  async start(fill: (town: ThrowawayStack) => Promise<void>): Promise<void> {
    this.town = new ThrowawayStack(this.at('town'), await findFreePort());
    await this.town.start();
    await fill(this.town);
    const settings = { SAMPLE_DATA: 'none' };
    this.empty = new ThrowawayStack(this.at('empty'), await findFreePort(), settings);
    await this.empty.start();
  }

  async stop(): Promise<void> {
    await this.town.stop();
    await this.empty.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A stack as commands see it. */
export const opened = (stack: ThrowawayStack): RunningStack =>
  runningStack({ DATA_DIR: stack.dataDir });
