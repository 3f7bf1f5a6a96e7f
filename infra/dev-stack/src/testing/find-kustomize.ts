import { join } from 'node:path';
import { unpackDebianPackages } from '../tools/debian-packages.js';
import { trixieSources } from '../tools/debian-sources.js';
import { findOnPath } from '../tools/find-on-path.js';
import { findTool } from '../tools/find-tool.js';
import { toolsDir } from '../tools/tools-dir.js';

const PROGRAM = 'usr/bin/kustomize';

/** Finds kustomize, or downloads it: tests render the Kubernetes manifests with it. */
export function findKustomize(): Promise<string> {
  return findTool({
    name: 'kustomize',
    variable: 'KUSTOMIZE_PATH',
    installed: findOnPath('kustomize'),
    unpack: unpackKustomize,
    advice: '`sudo apt-get install kustomize` or `brew install kustomize`',
  });
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
