import { sendFrom } from './send-from.js';

// A visitor who sends as many requests as possible until the parent process stops it: flood.js <port>
// <path>…
const connections = 200;
const [port = '', ...paths] = process.argv.slice(2);
const statuses: Record<string, number> = {};
let stopped = false;

async function send(): Promise<void> {
  for (let count = 0; !stopped; count += 1) {
    const path = paths[count % paths.length] ?? '/';
    const status = await sendFrom('127.0.0.2', Number(port), path).catch(() => 'error');
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}

process.once('message', () => {
  stopped = true;
});
await Promise.all(Array.from({ length: connections }, send));
process.send?.(statuses, () => process.exit(0));
