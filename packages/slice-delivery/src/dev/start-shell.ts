import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { serviceUrlVariables } from '@town/contracts/api/owners';
import { parseJson } from '@town/process-kit/parse-json';
import * as z from 'zod/mini';
import { shellDirectory } from '../publish/checkout.js';

interface ShellOptions {
  /** Address of the running site, whose API the pages use. */
  site: string;
  /** Address at which browsers see the pages. */
  address: string;
  /** Files of the shell for the browser. */
  clientDir: string;
  slicesDir: string;
  publicKeyFile: string;
  logFile: string;
}

const listeningLine = z.object({ message: z.literal('listening'), port: z.number() });

/**
 * Starts the shell's server, as it was last built, on a free port.
 * @returns the process and its address
 * @throws Error if it exits before it listens
 */
export async function startShell(
  options: ShellOptions,
): Promise<{ process: ChildProcess; url: string }> {
  const shell = spawn(process.execPath, [join(shellDirectory(), 'dist/server/main.js')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      ...serviceUrlVariables(() => options.site),
      SITE_URL: options.address,
      CLIENT_DIR: options.clientDir,
      // A page under development must never come from a worker that has outlived the server.
      SERVICE_WORKER: 'off',
      SLICES_DIR: options.slicesDir,
      SLICES_PUBLIC_KEYS_FILE: options.publicKeyFile,
    },
  });
  const log = createWriteStream(options.logFile);
  shell.stdout.pipe(log);
  shell.stderr.pipe(log);
  const url = await new Promise<string>((resolve, reject) => {
    shell.once('exit', () => reject(new Error(`The shell does not start: see ${options.logFile}`)));
    createInterface(shell.stdout).on('line', (line) => {
      const { data: listening } = listeningLine.safeParse(parseJson(line));
      if (listening) resolve(`http://127.0.0.1:${listening.port}`);
    });
  });
  return { process: shell, url };
}
