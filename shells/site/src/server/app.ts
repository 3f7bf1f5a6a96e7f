import { join } from 'node:path';
import { readPublicKeys } from '@town/contracts/signed-registry';
import type { Config } from './config';
import { AssetIndex } from './page-assets';
import { RegistryReader } from './registry-reader';
import { SliceFiles } from './slice-files';
import { SliceReports } from './slice-reports';
import { SliceStore } from './slice-store';
import { SliceTrials } from './slice-trials';

/** What the server needs to answer. */
export interface App {
  config: Config;
  slices: SliceStore;
  files: SliceFiles;
  trials: SliceTrials;
  reports: SliceReports;
  assets: AssetIndex;
  /** Whether the process is about to end. */
  isDraining(): boolean;
}

/**
 * Puts the server's parts together.
 * @throws Error where the keys are none, or the shell's build cannot be read
 */
export function createApp(config: Config, isDraining: () => boolean = () => false): App {
  const registry = new RegistryReader(config.slicesDir, {
    trusted: readPublicKeys(config.sliceKeys),
    lastGoodFile: config.lastGoodSlicesFile,
  });
  const slices = new SliceStore(config.slicesDir, registry);
  const trials = new SliceTrials();
  return {
    config,
    slices,
    files: new SliceFiles(config.slicesDir, registry),
    trials,
    reports: new SliceReports(slices, trials),
    assets: new AssetIndex(config.clientDir ?? join(import.meta.dirname, '../client')),
    isDraining,
  };
}
