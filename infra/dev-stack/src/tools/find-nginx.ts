import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { say } from '../lib/progress.js';
import { runCommand } from '../lib/run-command.js';
import { StackError } from '../lib/stack-error.js';
import { unpackDebianPackages } from './debian-packages.js';
import { explicitPath } from './explicit-path.js';
import { findOnPath } from './find-on-path.js';
import { installWithHomebrew } from './homebrew.js';
import { writeStartScript } from './start-script.js';
import { toolsDir } from './tools-dir.js';

export interface Nginx {
  path: string;
  /** The files of the two brotli modules; empty if this nginx has none. */
  brotliModules: string[];
}

const MODULES = ['ngx_http_brotli_filter_module.so', 'ngx_http_brotli_static_module.so'];
const PACKAGES = [
  'nginx',
  'nginx-common',
  'libnginx-mod-http-brotli-static',
  'libnginx-mod-http-brotli-filter',
];

/** Finds an nginx with brotli modules, or downloads one. An nginx without brotli is the last resort. */
export async function findNginx(): Promise<Nginx> {
  const explicit = explicitPath('NGINX_PATH');
  if (explicit) return { path: explicit, brotliModules: await modulesOf(explicit) };
  const installed = findOnPath('nginx');
  const installedModules = installed ? await modulesOf(installed) : [];
  if (installed && installedModules.length > 0) {
    return { path: installed, brotliModules: installedModules };
  }
  const unpacked = await unpackDebianPackages(toolsDir(), {
    name: 'nginx',
    packages: PACKAGES,
    check: ['start-nginx', '-v'],
    finish: (root) => writeStartScript(root, 'start-nginx', 'usr/sbin/nginx'),
  });
  if (unpacked) {
    return {
      path: join(unpacked, 'start-nginx'),
      brotliModules: modulesIn(join(unpacked, 'usr/lib/nginx/modules')),
    };
  }
  const last = installed ?? (await installWithHomebrew('nginx'));
  if (!last) {
    throw new StackError(
      'nginx is missing and could not be fetched (is there a network?). Install it with ' +
        '`sudo apt-get install nginx libnginx-mod-http-brotli-static libnginx-mod-http-brotli-filter` ' +
        'or `brew install nginx`, or set NGINX_PATH to it.',
    );
  }
  say('This nginx has no brotli module: files are served with gzip only.');
  return { path: last, brotliModules: [] };
}

async function modulesOf(nginx: string): Promise<string[]> {
  const { stderr } = await runCommand(nginx, ['-V']);
  const compiledIn = /--modules-path=(\S+)/.exec(stderr)?.[1];
  const folders = [
    process.env.NGINX_MODULES_PATH,
    compiledIn,
    '/usr/lib/nginx/modules',
    join(dirname(nginx), '../lib/nginx/modules'),
  ];
  for (const folder of folders) {
    const modules = folder ? modulesIn(folder) : [];
    if (modules.length > 0) return modules;
  }
  return [];
}

function modulesIn(folder: string): string[] {
  const modules = MODULES.map((name) => join(folder, name));
  return modules.every((path) => existsSync(path)) ? modules : [];
}
