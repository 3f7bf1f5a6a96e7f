import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { gatewayConfig } from '@town/gateway/gateway-config';
import { forEachUpstream } from '@town/gateway/upstreams';
import { writeFileAtomically } from '@town/process-kit/atomic-file';
import { answersOk } from '../lib/answers.js';
import { projectRoot } from '../lib/project-root.js';
import { picturesFolder, slicesFolder } from '../stack/data-folders.js';
import { loopbackHosts } from '../stack/ports.js';
import { addressOf, replicasOf, type Stack } from '../stack/stack.js';
import { logPath } from '../supervisor/log-files.js';
import type { ProcessSpec } from '../supervisor/process-spec.js';

/** The gateway (nginx), the one public port. */
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
    publicDir: join(projectRoot, 'shells/site/dist/public'),
    mapsDir: settings.mapsDir,
    slicesDir: slicesFolder(settings.dataDir),
    pictures: { folder: picturesFolder(settings.dataDir) },
    upstreams: forEachUpstream((name) =>
      replicasOf(settings, name)
        .map((replica) => addressOf(stack, replica))
        .join(' '),
    ),
    stripeSandbox: settings.stripe ? undefined : addressOf(stack, 'stripe-sandbox'),
    siteUrl: settings.siteUrl,
    brotliModules: tools.nginx.brotliModules,
    // The workers also read a checkout or a DATA_DIR that only root can read.
    user: process.getuid?.() === 0 ? 'root' : undefined,
    limits: settings.gatewayLimits,
  });
}
