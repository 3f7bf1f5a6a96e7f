// Whether the program in this container can serve; a container has neither curl nor a shell to ask with.
// Not fetch: it takes several times as much to load, and this runs again and again.
import { get } from 'node:http';

const { PORT, HEALTH_PATH = '/readyz' } = process.env;
const end = (isWell) => process.exit(isWell ? 0 : 1);
get({ host: '127.0.0.1', port: PORT, path: HEALTH_PATH, timeout: 3_000 })
  .once('response', ({ statusCode }) => end(statusCode === 200))
  .once('timeout', () => end(false))
  .once('error', () => end(false));
