import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { gatewayConfig } from '@town/gateway/gateway-config';
import { answersOk } from '../answers.js';
import { writeFileAtomically } from '../atomic-file.js';
import { logPath } from '../log-files.js';
import { loopbackHosts } from '../ports.js';
import type { ProcessSpec } from '../process-spec.js';
import { projectRoot } from '../project-root.js';
import { slicesFolder } from '../slices-folder.js';
import { addressOf, type Stack } from '../stack.js';

/** nginx, the one public port. */
export function gatewayProcess(stack: Stack): ProcessSpec {
  const { settings, tools } = stack;
  const runDir = join(settings.dataDir, 'run', 'nginx');
  const config = join(runDir, 'nginx.conf');
  mkdirSync(runDir, { recursive: true });
  writeFileAtomically(config, renderConfig(stack, runDir));
  return {
    name: 'gateway',
    url: `http://localhost:${settings.port}`,
    command: {
      file: tools.nginx.path,
      args: ['-p', runDir, '-e', 'stderr', '-c', config],
      env: { PATH: process.env.PATH ?? '' },
    },
    stopSignal: 'SIGTERM',
    isReady: () => answersOk(`http://127.0.0.1:${settings.port}/healthz`),
  };
}

function renderConfig(stack: Stack, runDir: string): string {
  const { settings, tools } = stack;
  return gatewayConfig({
    port: settings.port,
    hosts: loopbackHosts(),
    runDir,
    accessLog: logPath(settings.dataDir, 'gateway'),
    assetsDir: join(projectRoot, 'shells/site/dist/client'),
    publicDir: join(projectRoot, 'shells/site/public'),
    slicesDir: slicesFolder(stack),
    upstreams: {
      catalog: addressOf(stack, 'catalog'),
      content: addressOf(stack, 'content'),
      advertising: addressOf(stack, 'advertising'),
      auth: addressOf(stack, 'auth'),
      site: addressOf(stack, 'site'),
    },
    stripeSandbox: settings.stripe ? undefined : addressOf(stack, 'stripe-sandbox'),
    scheme: settings.siteUrl.startsWith('https:') ? 'https' : 'http',
    brotliModules: tools.nginx.brotliModules,
    // A checkout or a DATA_DIR that only root may read is read by the workers, too.
    user: process.getuid?.() === 0 ? 'root' : undefined,
    limits: settings.limits,
  });
}
