import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say, withProgress } from '@town/dev-stack/lib/progress';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import { runCommand } from '@town/dev-stack/lib/run-command';
import { waitUntil } from '@town/dev-stack/lib/wait-until';
import { runGroup } from '@town/dev-stack/testing/run-group';
import type { TestResult } from '@town/dev-stack/testing/test-result';
import { whyNoBaseImages } from './base-images.js';

const MINUTE = 60_000;
const BUILD_MS = 30 * MINUTE;
const READY_MS = 5 * MINUTE;

type Compose = (...args: string[]) => Promise<number | null>;

interface Check {
  title: string;
  isKept: (url: string) => Promise<boolean>;
}

const checks: Check[] = [
  { title: 'every service can serve', isKept: (url) => answers(url, '/healthz', 200, '"ok"') },
  { title: 'the home page is rendered', isKept: (url) => answers(url, '/', 200, '</html>') },
  {
    title: 'a page comes from its slice',
    isKept: (url) => answers(url, '/directory', 200, '/slices/mfe-directory/'),
  },
  {
    title: 'the sample town is there',
    isKept: (url) => answers(url, '/api/businesses', 200, '"name"'),
  },
  {
    title: 'the payment sandbox is reached',
    isKept: (url) => answers(url, '/stripe-sandbox/stripe.js', 200, 'Stripe'),
  },
  { title: 'an unknown page is a 404', isKept: (url) => answers(url, '/no-page', 404, '</html>') },
];

/**
 * Builds the images, starts docker-compose.yml with the sandbox, and checks the site.
 * @returns undefined if no container engine answers or its registry cannot be reached: then nothing
 *   was tested
 */
async function tryCompose(folder: string, port: number): Promise<TestResult | undefined> {
  if (!(await engineAnswers())) {
    say('Skipped: no container engine answers here, so docker-compose.yml was not tested.');
    return undefined;
  }
  const obstacle = await withProgress('Looking for the base images …', () => whyNoBaseImages());
  if (obstacle) {
    say(`Skipped: ${obstacle}, so docker-compose.yml was not tested.`);
    return undefined;
  }
  const secrets = join(folder, 'compose-secrets');
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    SECRETS_DIR: secrets,
    PORT: String(port),
    SITE_URL: url,
    IMAGE_TAG: 'try',
  };
  const name = `town-try-${process.pid}`;
  const compose: Compose = (...args) => {
    const all = ['compose', '-p', name, '--env-file', sandboxEnv, ...args];
    return runGroup('docker', all, env, BUILD_MS);
  };
  const create = join(projectRoot, 'infra/docker/create-secrets.mjs');
  await runCommand(process.execPath, [create, '--sandbox', secrets]);
  try {
    const status = await withProgress('Building and starting the containers …', () =>
      compose('up', '--build', '--detach'),
    );
    const ready = status === 0 && (await becomesReady(url));
    if (!ready) await compose('logs', '--tail', '50');
    const result = await judgeChecks(url);
    note(
      result,
      'operations reports no problem',
      (await compose('run', '--rm', 'operations')) === 0,
    );
    note(result, 'every container shuts down gracefully', await endsWell(name, compose));
    return result;
  } finally {
    await compose('down', '--volumes', '--timeout', '30');
  }
}

const sandboxEnv = join(projectRoot, 'infra/docker/sandbox.env');

async function engineAnswers(): Promise<boolean> {
  for (const args of [['info'], ['compose', 'version']]) {
    const { code } = await runCommand('docker', args, { timeoutMs: 20_000 });
    if (code !== 0) return false;
  }
  return true;
}

function becomesReady(url: string): Promise<boolean> {
  return waitUntil(
    async () =>
      (await answers(url, '/healthz', 200, '"ok"')) &&
      (await answers(url, '/api/businesses', 200, '"name"')),
    READY_MS,
  );
}

async function judgeChecks(url: string): Promise<TestResult> {
  const result = { passed: 0, failed: 0 };
  for (const { title, isKept } of checks) note(result, title, await isKept(url));
  return result;
}

function note(result: TestResult, title: string, isKept: boolean): void {
  say(`${isKept ? '✓' : '✕'} ${title}`);
  result[isKept ? 'passed' : 'failed'] += 1;
}

/** Stops everything. A container that was killed or failed while stopping has a status other than 0. */
async function endsWell(project: string, compose: Compose): Promise<boolean> {
  if ((await compose('stop')) !== 0) return false;
  const label = `label=com.docker.compose.project=${project}`;
  const { stdout } = await runCommand('docker', ['ps', '--all', '--quiet', '--filter', label]);
  const ids = stdout.split('\n').filter(Boolean);
  const format = '{{.Name}} {{.State.Status}} {{.State.ExitCode}}';
  const states = await runCommand('docker', ['inspect', '--format', format, ...ids]);
  const bad = states.stdout.split('\n').filter((line) => line && !line.endsWith(' exited 0'));
  for (const line of bad) say(`  ${line}`);
  return states.code === 0 && ids.length > 0 && bad.length === 0;
}

async function answers(url: string, path: string, status: number, text: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(10_000) });
    return answer.status === status && (await answer.text()).includes(text);
  } catch {
    return false;
  }
}

// Arguments: a folder for secrets, a free port, and the file for the counts.
if (process.argv[1] === import.meta.filename) {
  const [folder = '', port = '', output = ''] = process.argv.slice(2);
  const result = await tryCompose(folder, Number(port));
  if (result) writeFileSync(output, JSON.stringify(result));
}
