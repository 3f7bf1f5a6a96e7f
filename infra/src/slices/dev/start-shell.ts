import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { answersOk } from '../../local/answers.js';
import { projectRoot } from '../../local/project-root.js';
import { waitUntil } from '../../local/wait-until.js';

interface ShellOptions {
  port: number;
  /** Address of the running site, whose API the pages are made with. */
  site: string;
  /** Address under which the pages are seen. */
  address: string;
  /** Files of the shell for the browser. */
  clientDir: string;
  slicesDir: string;
  publicKeyFile: string;
  logFile: string;
}

/**
 * Starts the shell's server of this checkout, as it was last built.
 * @throws Error where it does not answer
 */
export async function startShell(options: ShellOptions): Promise<ChildProcess> {
  const log = openSync(options.logFile, 'w');
  const shell = spawn(process.execPath, [join(projectRoot, 'shells/site/dist/server/main.js')], {
    stdio: ['ignore', log, log],
    env: {
      PATH: process.env['PATH'],
      PORT: String(options.port),
      CATALOG_URL: options.site,
      CONTENT_URL: options.site,
      ADVERTISING_URL: options.site,
      AUTH_URL: options.site,
      SITE_URL: options.address,
      CLIENT_DIR: options.clientDir,
      SLICES_DIR: options.slicesDir,
      SLICES_PUBLIC_KEYS_FILE: options.publicKeyFile,
    },
  });
  const ready = () => answersOk(`http://127.0.0.1:${options.port}/readyz`);
  if (await waitUntil(async () => shell.exitCode !== null || (await ready()), 60_000)) {
    if (shell.exitCode === null) return shell;
  }
  shell.kill();
  throw new Error(`The shell does not start: see ${options.logFile}`);
}
