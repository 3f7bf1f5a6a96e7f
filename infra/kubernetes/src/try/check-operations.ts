import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import { runOrThrow } from './run-or-throw.js';

/** Values for the placeholders of the page. */
const values: Record<string, string> = {
  '<service>': 'catalog',
  '<email>': 'operator@example.com',
};

/**
 * Runs the commands of docs/operations/kubernetes.md for a running town, exactly as they are on the page.
 */
export async function looksAfter(overlay: string): Promise<string> {
  const page = readFileSync(join(projectRoot, 'docs/operations/kubernetes.md'), 'utf8');
  const seen: string[] = [];
  for (const command of programsOn(page)) {
    const program = command.split(' ').find((word) => word.endsWith('.js')) ?? command;
    await inShell(`kubectl -n town-guide exec ${command}`);
    seen.push(program);
  }
  const script = jobScriptOn(page, overlay.endsWith('single-node') ? 'backup' : 'operations');
  for (const job of ['status', 'republish-events']) {
    const said = await inShell(`${script}\nrun_job ${job}`);
    seen.push(`${job} (“${said.trim().split('\n').at(-1)}”)`);
  }
  return `${seen.join(', ')} ran`;
}

/** Runs commands with bash, because they contain quotes. */
const inShell = (commands: string) => runOrThrow('bash', ['-euo', 'pipefail', '-c', commands]);

/**
 * The `kubectl exec` commands in the table. Comparing payments is left out, because the trial has no
 * Stripe.
 */
function programsOn(page: string): string[] {
  return [...page.matchAll(/\| `(deployment\/[^`]+)`/g)]
    .map(([, command = '']) => command.replace(/<\w+>/g, (name) => values[name] ?? name))
    .filter((command) => !command.includes('reconcile-payments'));
}

function jobScriptOn(page: string, template: string): string {
  const script = /```sh\n(template=[\s\S]*?)```/.exec(page)?.[1];
  if (!script) throw new Error('The page has no script for jobs any more.');
  return script.replace(/^template=.*$/m, `template=${template}`);
}
