/**
 * Compares the costs of pages, lists and services in a town with 100 businesses and in a larger one:
 * `npm run bench -- --size 10000`. It starts a separate stack, fills it, and prints each cost with its ratio.
 * The result depends on page sizes and memory, not on times.
 */
import { serviceNames } from '@town/dev-stack/stack/service-names';
import type { ThrowawayStack } from '@town/dev-stack/testing/throwaway-stack';
import { memoryOf } from '../bench/memory.js';
import { signIn } from '../sign-in.js';
import { withStack } from '../with-stack.js';
import { makeRecords } from './make-records.js';
import { boundedAddresses, type Cost, costOf, staffAddresses } from './measure-size.js';

const smallSize = 100;
const mostPageBytes = 100_000;
const mostServiceMegabytes = 220;

interface Measured {
  costs: Map<string, Cost>;
  /** Megabytes by service. */
  memory: Map<string, number>;
}

/**
 * Compares a town of a size with a small one.
 * @returns whether every page and every service stays within its bound
 */
export async function compareSizes(size: number): Promise<boolean> {
  return withStack({}, async (stack) => {
    console.log(`Adding ${smallSize} businesses …`);
    await makeRecords(stack.file().databases, smallSize);
    const small = await measure(stack);
    console.log(`Adding ${size} businesses …`);
    await makeRecords(stack.file().databases, size);
    const large = await measure(stack);
    return report(small, large, size);
  });
}

async function measure(stack: ThrowawayStack): Promise<Measured> {
  const today = new Date().toISOString().slice(0, 10);
  const costs = new Map<string, Cost>();
  for (const path of boundedAddresses(today)) costs.set(path, await costOf(stack.url + path));
  const token = await signIn(stack.url, stack.file().admin);
  for (const path of staffAddresses) {
    costs.set(path, await costOf(stack.url + path, { Authorization: `Bearer ${token}` }));
  }
  for (const path of ['/api/businesses', '/api/events', '/sitemap.xml']) {
    costs.set(path, await costOf(stack.url + path));
  }
  const memory = new Map<string, number>();
  for (const [name, { pid }] of Object.entries(stack.file().processes)) {
    if (name === 'site' || serviceNames.some((service) => service === name)) {
      memory.set(name, memoryOf(pid).resident);
    }
  }
  return { costs, memory };
}

function report(small: Measured, large: Measured, size: number): boolean {
  const columns = ['bytes', 'median ms', 'p95 ms'];
  const header = [...columns, ...columns, 'times'].map((each) => each.padStart(11)).join('');
  console.log(`\nWith ${smallSize} businesses, and with ${size}:\n${''.padEnd(58)}${header}`);
  let kept = true;
  for (const [path, cost] of large.costs) {
    const before = small.costs.get(path) ?? cost;
    const isPage = !path.startsWith('/api/') && !path.endsWith('.xml');
    const isOver = isPage && cost.bytes > mostPageBytes;
    const row = [...figures(before), ...figures(cost), (cost.median / before.median).toFixed(1)];
    const cells = row.map((each) => each.padStart(11)).join('');
    console.log(`${path.padEnd(58)}${cells}${isOver ? '  OVER' : ''}`);
    kept &&= !isOver;
  }
  for (const [name, megabytes] of large.memory) {
    const isOver = megabytes > mostServiceMegabytes;
    console.log(
      `${name.padEnd(20)}${(small.memory.get(name) ?? 0).toFixed(0).padStart(6)} MB${megabytes.toFixed(0).padStart(6)} MB${isOver ? '  OVER' : ''}`,
    );
    kept &&= !isOver;
  }
  return kept;
}

const figures = ({ bytes, median, p95 }: Cost) => [
  String(bytes),
  median.toFixed(1),
  p95.toFixed(1),
];
