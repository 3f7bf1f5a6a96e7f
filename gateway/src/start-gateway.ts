import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContainerSettings } from './container-settings.js';
import { gatewayConfig } from './gateway-config.js';

// The program of a container: renders the configuration and becomes nginx, which then receives signals.
const { nginx, options } = readContainerSettings(process.env);
const config = join(options.runDir, 'nginx.conf');
mkdirSync(options.runDir, { recursive: true });
writeFileSync(config, gatewayConfig(options));
if (!process.execve) throw new Error('This system cannot replace a process by another program.');
process.execve(nginx, [nginx, '-p', options.runDir, '-e', 'stderr', '-c', config], {
  PATH: process.env.PATH ?? '',
});
