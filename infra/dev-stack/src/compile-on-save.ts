/**
 * Compiles the checkout whenever a source file is saved: a process of `npm run dev`. The compiler's own
 * watch mode polls and notices a saved file only after many seconds, so it is not used.
 */
import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { BackgroundLoop } from '@town/process-kit/background-loop';
import { say } from './lib/progress.js';
import { projectRoot } from './lib/project-root.js';
import { runCommand } from './lib/run-command.js';

const HOUR_MS = 3_600_000;

const compiler = new BackgroundLoop(
  async () => {
    const tsc = join(projectRoot, 'node_modules/.bin/tsc');
    const { code, stdout } = await runCommand(tsc, ['-b', 'tsconfig.build.json'], {
      cwd: projectRoot,
    });
    if (code !== 0) say(`The code does not compile:\n${stdout}`);
  },
  { intervalMs: HOUR_MS, onError: console.error },
);

for (const group of ['packages', 'services']) {
  for (const name of readdirSync(join(projectRoot, group))) {
    const sources = join(projectRoot, group, name, 'src');
    watch(sources, { recursive: true }, () => compiler.wake());
  }
}
compiler.start();
