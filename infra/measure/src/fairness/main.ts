import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gatewayLimitVariables } from '@town/dev-stack/stack/settings';
import type { ThrowawayStack } from '@town/dev-stack/testing/throwaway-stack';
import { withStack } from '../with-stack.js';
import { sendFrom } from './send-from.js';

// Measures how long one visitor waits while another sends as many requests as possible, on a separate stack
// with the limits of production. Exits with status 1 when a page takes too long. Linux only: there each
// address of 127.0.0.0/8 is a separate visitor.

const seconds = 20;
const budgetMs = 100;
const pages = ['/', '/directory', '/events', '/news', '/dining', '/about', '/advertise'];
/** An empty variable counts as unset. */
const productionLimits = Object.fromEntries(gatewayLimitVariables.map((name) => [name, '']));

/** Visits one page after another, as a hurried person does. Each search is new, so that its page is rendered. */
async function visit(port: number): Promise<{ p50: number; p95: number; failed: number }> {
  const times: number[] = [];
  let failed = 0;
  const end = performance.now() + seconds * 1000;
  for (let count = 0; performance.now() < end; count += 1) {
    const started = performance.now();
    const path = pages[count % (pages.length + 1)] ?? `/search?q=coffee${count}`;
    const status = await sendFrom('127.0.0.3', port, path);
    times.push(performance.now() - started);
    if (status !== 200) failed += 1;
    await pause(100);
  }
  times.sort((a, b) => a - b);
  const quantile = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? 0);
  return { p50: quantile(0.5), p95: quantile(0.95), failed };
}

async function measure({ port }: ThrowawayStack): Promise<boolean> {
  const alone = await visit(port);
  console.log(`alone:          p50 ${alone.p50} ms, p95 ${alone.p95} ms, ${alone.failed} failed`);
  // In a separate process, so that its work does not slow this one's measurements.
  const flood = fork(join(import.meta.dirname, 'flood.js'), [String(port)]);
  const beside = await visit(port);
  flood.send('stop');
  const [sent] = await once(flood, 'message');
  console.log(
    `beside a flood: p50 ${beside.p50} ms, p95 ${beside.p95} ms, ${beside.failed} failed`,
  );
  console.log(`the flood's responses by status: ${JSON.stringify(sent)}`);
  return beside.p95 < budgetMs && beside.failed === 0;
}

process.exitCode = (await withStack(productionLimits, measure)) ? 0 : 1;
