import { deployments, kubectl } from './cluster.js';
import { setRelease } from './configure-overlay.js';
import { underLoad } from './load.js';

const ROLLOUT = '--timeout=300s';
const catalog = 'deployment/catalog-service';

/** A release of which one service goes first, as docs/operations/kubernetes.md says. */
export async function releases(overlay: string): Promise<string> {
  return underLoad(async () => {
    await kubectl('set', 'image', catalog, `service=${imageOf('catalog', '0.1.1')}`);
    await kubectl('rollout', 'status', catalog, ROLLOUT);
    const first = await imagesThatRun();
    // Only these: the database's operator has jobs of its own, which make its instances.
    await kubectl('delete', 'job', 'provision-broker', 'publish-slices', '--ignore-not-found');
    setRelease(overlay, '0.1.0', '0.1.1');
    await kubectl('apply', '--server-side', '--force-conflicts', '-k', overlay);
    for (const deployment of await deployments()) {
      await kubectl('rollout', 'status', deployment, ROLLOUT);
    }
    const all = await imagesThatRun();
    const isCatalogFirst =
      first.filter((image) => image.endsWith('0.1.1')).join() === imageOf('catalog', '0.1.1');
    if (!isCatalogFirst || all.some((image) => image.endsWith(':0.1.0'))) {
      throw new Error(`First ${first.join(', ')}; then ${all.join(', ')}`);
    }
    return `catalog alone had the release first, then all ${all.length} images had it`;
  });
}

const imageOf = (name: string, release: string) =>
  `registry.example.com/town-guide/${name}:${release}`;

async function imagesThatRun(): Promise<string[]> {
  const path = 'jsonpath={range .items[*]}{.spec.template.spec.containers[*].image}{"\\n"}{end}';
  const text = await kubectl('get', 'deployments', '-o', path);
  return [...new Set(text.trim().split(/\s+/))].sort();
}
