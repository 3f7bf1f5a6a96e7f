/**
 * Tries the manifests in a cluster of three nodes that `infra/kubernetes/try` starts on one machine. It
 * builds the images, fills in an overlay as an operator would, and checks the promises of
 * docs/operations/kubernetes.md. Each check reports what it observed. A check that cannot run says why, and
 * the others still run. `infra/kubernetes/try/try.sh` runs it all.
 */
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { findChromium } from '@town/dev-stack/tools/find-chromium';
import { slice } from './check-canary.js';
import { checks } from './checks.js';
import { configureOverlay } from './configure-overlay.js';
import { makeOtherImages, makeTownImages } from './make-images.js';
import { secretStore } from './secret-store.js';

const folder = process.env.TRY_DIR || '/var/tmp/town-cluster';
// The next release has the same image.
const tags = (name: string) =>
  ['0.1.0', '0.1.1'].map((release) => `registry.example.com/town-guide/${name}:${release}`);

async function check(overlay: string, only: string): Promise<void> {
  const overlayFolder = `${folder}/manifests/overlays/${overlay}`;
  for (const [index, { title, overlay: of, run }] of checks.entries()) {
    // The first check waits for every Deployment; all others need that.
    const isAsked = index === 0 || title.includes(only);
    if ((of && of !== overlay) || !isAsked) continue;
    try {
      console.log(`kept    ${title}: ${await run(overlayFolder)}`);
    } catch (error) {
      console.log(`broken  ${title}: ${error instanceof Error ? error.message : error}`);
      process.exitCode = 1;
    }
  }
}

const [step = '', overlay = 'single-node', only = ''] = process.argv.slice(2);
const steps: Record<string, () => Promise<void>> = {
  'town-images': () => makeTownImages(folder, tags),
  'other-images': () => makeOtherImages(folder),
  configure: async () => console.log(await configureOverlay(folder, overlay)),
  // Reads the rendered manifests from standard input.
  'secret-store': async () => {
    console.log(secretStore(await text(process.stdin), join(folder, 'secrets')));
  },
  // Downloaded outside the cluster's network, which has no Internet access.
  browser: async () => console.log(await findChromium()),
  publish: async () => console.log(await slice(folder, 'publish-all')),
  check: () => check(overlay, only),
};
const run = steps[step];
if (!run) throw new Error(`Steps: ${Object.keys(steps).join(', ')}`);
await run();
