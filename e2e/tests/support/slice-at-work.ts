import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { freePort } from '@town/process-kit/testing/free-port';
import type { Watch } from './site-test.js';

/** A copy of a slice, and its dev server beside the stack. */
export interface SliceAtWork {
  /** Address of the dev server. */
  url: string;
  /** Changes a source of the copy. The text must exist. */
  edit(file: string, text: string, replacement: string): void;
  /** Opens a page of the dev server, and allows the page's requests to that server. */
  open(page: Page, watch: Watch, path: string): Promise<void>;
  stop(): Promise<void>;
}

const root = resolve(import.meta.dirname, '../../..');

/** The time limit for two builds and the start of a server, in milliseconds, on a busy machine. */
export const startTime = 90_000;

/**
 * Starts the dev server of a copy of a slice. The copy is in the checkout, so that it finds its packages.
 * @param site address of the running stack
 */
export async function startWork(name: string, site: string): Promise<SliceAtWork> {
  const folder = join(root, '.local', `dev-test-${process.pid}-${name}`);
  const slice = join(folder, name);
  mkdirSync(folder, { recursive: true });
  for (const part of ['package.json', 'slice.json', 'src']) {
    cpSync(join(root, name, part), join(slice, part), { recursive: true });
  }
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const work = spawn(process.execPath, [join(root, 'packages/slice-delivery/dist/dev/main.js')], {
    cwd: slice,
    env: { PATH: process.env['PATH'], SITE: site, PORT: String(port), DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [work.stdout, work.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text.toString();
    });
  }
  const stop = async () => {
    const ended = new Promise((done) => work.once('exit', done));
    if (work.exitCode === null) {
      work.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await expect.poll(() => output, { timeout: startTime }).toContain(`Ready on ${url}`);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    edit(file, text, replacement) {
      const path = join(slice, file);
      const source = readFileSync(path, 'utf8');
      expect(source).toContain(text);
      writeFileSync(path, source.replaceAll(text, replacement));
    },
    async open(page, watch, path) {
      // Closing a page breaks its event stream, which the browser logs.
      watch.expected.push(/ERR_CONNECTION|ERR_INCOMPLETE/);
      await page.route(`${url}/**`, (route) => route.continue());
      await page.goto(url + path);
    },
    stop,
  };
}
