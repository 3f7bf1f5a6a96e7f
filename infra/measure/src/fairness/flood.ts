import { sendFrom } from './send-from.js';

// A visitor who sends as many requests as possible until the parent process stops it: flood.js <port>
const connections = 200;
const [port = ''] = process.argv.slice(2);
const statuses: Record<string, number> = {};
let stopped = false;

/** Each search is new, so that its page is rendered: kept pages would cost much less. */
async function send(_: unknown, connection: number): Promise<void> {
  for (let count = 0; !stopped; count += 1) {
    const path = `/search?q=flood${connection}x${count}`;
    const status = await sendFrom('127.0.0.2', Number(port), path).catch(() => 'error');
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}

process.once('message', () => {
  stopped = true;
});
await Promise.all(Array.from({ length: connections }, send));
process.send?.(statuses, () => process.exit(0));
