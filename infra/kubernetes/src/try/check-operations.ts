import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import { runOrThrow } from './run-or-throw.js';

/** What stands for the placeholders of the page. */
const values: Record<string, string> = {
  '<service>': 'catalog',
  '<email>': 'operator@example.com',
};

/** The commands of docs/operations/kubernetes.md for a town that runs, as they stand on the page. */
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

/** Runs commands as an operator's shell does, which knows quotes. */
const inShell = (commands: string) => runOrThrow('bash', ['-euo', 'pipefail', '-c', commands]);

/** What follows `kubectl exec` in the rows of the table. The payments are compared with Stripe, which the trial has not. */
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
