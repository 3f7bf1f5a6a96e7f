import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import { parseAllDocuments } from 'yaml';
import type { Manifest } from './manifest.js';

/**
 * Renders an overlay with kustomize, with newly generated secrets.
 * @param change edits the copy of `infra/kubernetes` that is rendered
 */
export function renderOverlay(
  overlay: string,
  change: (folder: string) => void = () => {},
): Manifest[] {
  const kustomize = process.env.TEST_KUSTOMIZE;
  if (!kustomize) throw new Error('TEST_KUSTOMIZE is not set: run these tests with `npm test`.');
  const folder = mkdtempSync(join(tmpdir(), 'town-kubernetes-'));
  try {
    cpSync(join(projectRoot, 'infra/kubernetes'), folder, {
      recursive: true,
      filter: (path) => !path.endsWith('/secrets'),
    });
    const secrets = join(folder, 'overlays/single-node/secrets');
    execFileSync(process.execPath, [
      join(projectRoot, 'infra/docker/create-secrets.mjs'),
      '--kubernetes',
      secrets,
    ]);
    change(folder);
    const text = execFileSync(kustomize, ['build', join(folder, 'overlays', overlay)], {
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    return parseAllDocuments(text).map((document): Manifest => document.toJS());
  } finally {
    rmSync(folder, { recursive: true });
  }
}
