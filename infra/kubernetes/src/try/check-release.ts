import { join } from 'node:path';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import { kubectl } from './cluster.js';
import { setRelease } from './configure-overlay.js';
import { underLoad } from './load.js';
import { runOrThrow } from './run-or-throw.js';

const script = join(projectRoot, 'infra/kubernetes/release.sh');

/** Applies a release with the command of docs/operations/kubernetes.md, part by part. */
export async function releases(overlay: string): Promise<string> {
  return underLoad(async () => {
    setRelease(overlay, '0.1.0', '0.1.1');
    const begun = Date.now();
    await runOrThrow(script, [overlay]);
    const seconds = Math.round((Date.now() - begun) / 1000);
    const images = await imagesThatRun();
    const old = images.filter((image) => image.endsWith(':0.1.0'));
    if (old.length > 0) throw new Error(`${old.join(', ')} still run`);
    return `all ${images.length} images had it after ${seconds} s`;
  });
}

async function imagesThatRun(): Promise<string[]> {
  const path = 'jsonpath={range .items[*]}{.spec.template.spec.containers[*].image}{"\\n"}{end}';
  const text = await kubectl('get', 'deployments', '-o', path);
  return [...new Set(text.trim().split(/\s+/))].sort();
}
