import { waitUntil } from '@town/dev-stack/lib/wait-until';
import { kubectl } from './cluster.js';
import { entranceAddress } from './entrance.js';
import { Load } from './load.js';

const PATIENCE_MS = 5 * 60_000;
/** Each address is requested once, so no page comes from a cache. */
const PAGES = Array.from({ length: 5_000 }, (_, number) => `/directory?q=nothing+${number}`);

/**
 * The site's autoscaler adds a pod under load, and removes it afterwards. Its target is lowered to a
 * twelfth of the overlay's, because the three nodes share two processors.
 */
export async function growsAndShrinks(): Promise<string> {
  await setTarget('50m', 0);
  try {
    const start = Date.now();
    const load = new Load(await entranceAddress(), PAGES);
    const grew = await waitUntil(async () => (await pods()) > 2, PATIENCE_MS);
    const most = await pods();
    const result = await load.stop();
    if (!grew) throw new Error(`${most} pods after ${seconds(start)}; ${result}`);
    const rest = Date.now();
    if (!(await waitUntil(async () => (await pods()) === 2, PATIENCE_MS))) {
      throw new Error(`${await pods()} pods were left ${seconds(rest)} after the load`);
    }
    return `${most} pods instead of 2 after ${seconds(start)} of load (${result}), 2 again ${seconds(rest)} after it`;
  } finally {
    await setTarget('600m', 300);
  }
}

async function setTarget(averageValue: string, stabilizationWindowSeconds: number): Promise<void> {
  const cpu = { name: 'cpu', target: { type: 'AverageValue', averageValue } };
  const spec = {
    metrics: [{ type: 'Resource', resource: cpu }],
    behavior: { scaleDown: { stabilizationWindowSeconds } },
  };
  await kubectl('patch', 'hpa', 'site', '--type=merge', '-p', JSON.stringify({ spec }));
}

/** The number of pods that the site's Deployment requests. */
async function pods(): Promise<number> {
  return Number(await kubectl('get', 'deployment', 'site', '-o', 'jsonpath={.spec.replicas}'));
}

const seconds = (start: number) => `${Math.round((Date.now() - start) / 1000)} s`;
