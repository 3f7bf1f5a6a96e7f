import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { request } from 'node:https';
import { join, resolve } from 'node:path';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import { runCommand } from '@town/dev-stack/lib/run-command';
import { findChromium } from '@town/dev-stack/tools/find-chromium';
import { portOf } from '@town/process-kit/port-of';
import { runAsBackup } from './backup-job.js';
import { entranceAddress, HOST, HTTPS_PORT } from './entrance.js';

/** Loads the sample town, and opens every page of the site in a browser. */
export async function worksInBrowser(overlay: string): Promise<string> {
  const folder = resolve(overlay, '../../..');
  await runAsBackup(folder, 'sample-town', ['infra/sample-town/dist/main.js']);
  const forwarder = await listenFor(await entranceAddress());
  const cli = join(projectRoot, 'node_modules/@playwright/test/cli.js');
  const which = ['--config=e2e/playwright.config.ts', '--project=desktop', 'every-page'];
  const { code, stdout } = await runCommand(process.execPath, [cli, 'test', ...which], {
    cwd: projectRoot,
    env: {
      ...process.env,
      TOWN_URL: `http://localhost:${portOf(forwarder)}`,
      CHROMIUM_PATH: await findChromium(),
    },
  });
  forwarder.close();
  const said = stdout.trim().split('\n');
  if (code !== 0) throw new Error(said.slice(-30).join('\n'));
  const results = said.filter((line) => /^\s+\d+ (passed|flaky)/.test(line));
  return results.map((line) => line.trim()).join(', ');
}

/** Browsers treat localhost as secure without a certificate. */
async function listenFor(address: string): Promise<Server> {
  const server = createServer((asked, answer) => {
    const { method, url: path, headers } = asked;
    const options = { host: address, port: HTTPS_PORT, servername: HOST, method, path };
    const sent = request({ ...options, headers: { ...headers, host: HOST } }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    sent.on('error', () => answer.destroy());
    asked.pipe(sent);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}
