import { join } from 'node:path';
import { StackError } from '../lib/stack-error.js';
import { unpackDebianPackages } from '../tools/debian-packages.js';
import { trixieSources } from '../tools/debian-sources.js';
import { explicitPath } from '../tools/explicit-path.js';
import { findOnPath } from '../tools/find-on-path.js';
import { installWithHomebrew } from '../tools/homebrew.js';
import { toolsDir } from '../tools/tools-dir.js';

const PROGRAM = 'usr/bin/kustomize';

/** Finds kustomize, or downloads it: tests render the Kubernetes manifests with it. */
export async function findKustomize(): Promise<string> {
  const found =
    explicitPath('KUSTOMIZE_PATH') ??
    findOnPath('kustomize') ??
    (await unpackKustomize()) ??
    (await installWithHomebrew('kustomize'));
  if (found) return found;
  throw new StackError(
    'kustomize is missing and could not be fetched (is there a network?). Install it with ' +
      '`sudo apt-get install kustomize` or `brew install kustomize`, or set KUSTOMIZE_PATH to it.',
  );
}

async function unpackKustomize(): Promise<string | undefined> {
  // Debian has kustomize since 13. The program also runs on earlier releases.
  const sources = trixieSources();
  const folder = await unpackDebianPackages(toolsDir(), {
    name: 'kustomize',
    packages: ['kustomize'],
    check: [PROGRAM, 'version'],
    ...(sources && { sources }),
  });
  return folder && join(folder, PROGRAM);
}
