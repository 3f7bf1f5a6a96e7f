import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { defaultPublicTown } from '@town/contracts/settings/town-settings';
import { portOf } from '@town/process-kit/port-of';
import { startShell } from '../dev/start-shell.js';
import { checkout } from '../publish/checkout.js';
import { FolderStorage } from '../publish/folder-storage.js';
import { publishSlice } from '../publish/publish-slice.js';
import { writeBuiltSlice } from '../testing/built-slice.js';

const page = `module.exports = { createRoutes: () => [{ path: 'weather', Component() {
  setTimeout(() => { throw new Error('stray timer'); });
  void Promise.reject(new Error('stray promise'));
  return null;
} }] };`;

let folder: string;
let site: Server;
let shell: Awaited<ReturnType<typeof startShell>>;
const logFile = () => join(folder, 'shell.log');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stray-errors-'));
  const keys = generateKeyPairSync('ed25519');
  const publicKeyFile = join(folder, 'public.pem');
  writeFileSync(publicKeyFile, keys.publicKey.export({ type: 'spki', format: 'pem' }));
  const slice = writeBuiltSlice(join(folder, 'mfe-weather'), '');
  writeFileSync(join(slice, 'dist/server/routes.cjs'), page);
  const slicesDir = join(folder, 'slices');
  const trusted = { privateKey: keys.privateKey, trusted: [keys.publicKey] };
  await publishSlice(new FolderStorage(slicesDir), trusted, slice);

  site = createServer((_request, response) => response.end(JSON.stringify(defaultPublicTown)));
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  shell = await startShell({
    site: `http://127.0.0.1:${portOf(site)}`,
    address: 'http://localhost',
    clientDir: join(checkout, 'shells/site/dist/client'),
    slicesDir,
    publicKeyFile,
    logFile: logFile(),
  });
}, 30_000);
afterAll(() => {
  shell?.process.kill();
  site.closeAllConnections();
  site.close();
  rmSync(folder, { recursive: true });
});

test('unhandled errors of a slice are logged, and the server keeps running', async () => {
  expect((await fetch(`${shell.url}/weather`)).status).toBe(200);
  const isLogged = (error: string) => readFileSync(logFile(), 'utf8').includes(error);
  const runs = () => shell.process.exitCode === null;
  while (runs() && !(isLogged('stray timer') && isLogged('stray promise'))) await delay(20);
  expect(runs()).toBe(true);
  expect((await fetch(`${shell.url}/weather`)).status).toBe(200);
}, 30_000);
