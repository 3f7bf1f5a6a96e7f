// The health check of a container, which has neither curl nor a shell. It does not use fetch, which
// takes several times as long to load: this program runs every few seconds.
import { get } from 'node:http';

const { PORT, HEALTH_PATH = '/readyz' } = process.env;
const end = (isWell) => process.exit(isWell ? 0 : 1);
get({ host: '127.0.0.1', port: PORT, path: HEALTH_PATH, timeout: 3_000 })
  .once('response', ({ statusCode }) => end(statusCode === 200))
  .once('timeout', () => end(false))
  .once('error', () => end(false));
