import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import { renderOverlay } from './testing/render-overlay.js';

const script = join(projectRoot, 'infra/kubernetes/release.sh');
const apply = 'apply --server-side --force-conflicts -k the-overlay';
const part = (name: string) => `${apply} --selector app.kubernetes.io/name=${name}`;

describe('The release of a cluster', () => {
  let folder: string;
  /** The arguments of the kubectl calls of the script, in order. */
  const asked = () => readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n');
  /** @param failing the arguments of the call that fails */
  const release = (failing = '') => {
    writeFileSync(
      join(folder, 'kubectl'),
      `#!/bin/sh\necho "$*" >> ${folder}/asked\n[ "$*" != "${failing}" ]\n`,
    );
    chmodSync(join(folder, 'kubectl'), 0o755);
    const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
    execFileSync(script, ['the-overlay'], { env, stdio: 'pipe' });
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'town-release-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each(['single-node', 'production'])(
    'restarts every Deployment of %s separately, and waits for it',
    (overlay) => {
      release();
      const calls = asked();
      const all = renderOverlay(overlay).filter(({ kind }) => kind === 'Deployment');
      for (const { metadata } of all) {
        const at = calls.indexOf(part(metadata.labels?.['app.kubernetes.io/name'] ?? ''));
        expect([metadata.name, calls[at + 1]]).toEqual([
          metadata.name,
          `--namespace town-guide rollout status deployment/${metadata.name} --timeout=10m`,
        ]);
      }
      expect(calls.at(-1)).toBe(apply);
    },
  );

  it('applies settings and the broker first, and catalog before advertising', () => {
    release();
    const places = [
      `${apply} --selector !app.kubernetes.io/name`,
      ...['provision-broker', 'catalog', 'advertising', 'site', 'gateway'].map(part),
    ].map((call) => asked().indexOf(call));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
  });

  it('stops at a part that does not become ready', () => {
    const failing =
      '--namespace town-guide rollout status deployment/content-service --timeout=10m';
    expect(() => release(failing)).toThrow();
    expect(asked().at(-1)).toBe(failing);
  });
});
