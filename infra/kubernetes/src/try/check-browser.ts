import { join, resolve } from 'node:path';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import { runCommand } from '@town/dev-stack/lib/run-command';
import { findChromium } from '@town/dev-stack/tools/find-chromium';
import { runAsBackup } from './backup-job.js';
import { ingressUrl } from './cluster.js';

/** Loads the sample town, and opens every page of the site in a browser. */
export async function worksInBrowser(overlay: string): Promise<string> {
  await runAsBackup(resolve(overlay, '../../..'), 'sample-town', [
    'infra/sample-town/dist/main.js',
  ]);
  const cli = join(projectRoot, 'node_modules/@playwright/test/cli.js');
  const which = ['--config=e2e/playwright.config.ts', '--project=desktop', 'every-page'];
  const { code, stdout } = await runCommand(process.execPath, [cli, 'test', ...which], {
    cwd: projectRoot,
    env: { ...process.env, TOWN_URL: await ingressUrl(), CHROMIUM_PATH: await findChromium() },
  });
  const said = stdout.trim().split('\n');
  const results = said.filter((line) => /^\s+\d+ (passed|failed|flaky)/.test(line));
  if (code !== 0) throw new Error(said.slice(-30).join('\n'));
  return results.map((line) => line.trim()).join(', ');
}
