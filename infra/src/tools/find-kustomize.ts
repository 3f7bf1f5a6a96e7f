import { join } from 'node:path';
import { StackError } from '../local/stack-error.js';
import { unpackDebianPackages } from './debian-packages.js';
import { debianRelease } from './debian-release.js';
import { sourcesForRelease } from './debian-sources.js';
import { explicitPath } from './explicit-path.js';
import { findOnPath } from './find-on-path.js';
import { installWithHomebrew } from './homebrew.js';
import { toolsDir } from './tools-dir.js';

const PROGRAM = 'usr/bin/kustomize';
/** It came into Debian with this release; its program runs on the ones before. */
const FIRST_RELEASE = 'trixie';

/** Finds kustomize, or brings it: the tests render what Kubernetes would get. */
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
  const release = debianRelease();
  const isOld = release === 'bullseye' || release === 'bookworm';
  const sources = isOld ? sourcesForRelease(release, FIRST_RELEASE) : undefined;
  const folder = await unpackDebianPackages(toolsDir(), {
    name: 'kustomize',
    packages: ['kustomize'],
    check: [PROGRAM, 'version'],
    ...(sources && { sources }),
  });
  return folder && join(folder, PROGRAM);
}
