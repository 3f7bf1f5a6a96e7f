import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { say } from '../lib/progress.js';
import { runCommand } from '../lib/run-command.js';
import { unpackDebianPackages } from './debian-packages.js';
import { findOnPath } from './find-on-path.js';
import { findTool } from './find-tool.js';
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
  const path = await findTool({
    name: 'nginx',
    variable: 'NGINX_PATH',
    installed: findOnPath('nginx'),
    suits: async (nginx) => (await modulesOf(nginx)).length > 0,
    unpack: unpackNginx,
    advice:
      '`sudo apt-get install nginx libnginx-mod-http-brotli-static libnginx-mod-http-brotli-filter` or `brew install nginx`',
  });
  const brotliModules = await modulesOf(path);
  if (brotliModules.length === 0) {
    say('This nginx has no brotli module: files are served with gzip only.');
  }
  return { path, brotliModules };
}

async function unpackNginx(): Promise<string | undefined> {
  const folder = await unpackDebianPackages(toolsDir(), {
    name: 'nginx',
    packages: PACKAGES,
    check: ['start-nginx', '-v'],
    finish: (root) => writeStartScript(root, 'start-nginx', 'usr/sbin/nginx'),
  });
  return folder && join(folder, 'start-nginx');
}

async function modulesOf(nginx: string): Promise<string[]> {
  const { stderr } = await runCommand(nginx, ['-V']);
  const compiledIn = /--modules-path=(\S+)/.exec(stderr)?.[1];
  const folders = [
    // An unpacked nginx was compiled for `compiledIn`, but its modules are in its own tree.
    join(dirname(nginx), 'usr/lib/nginx/modules'),
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
