import { runCommand } from '@town/dev-stack/lib/run-command';
import * as z from 'zod/mini';
import { runOrThrow } from './run-or-throw.js';

const NAMESPACE = 'town-guide';

const podSchema = z.object({
  metadata: z.object({
    name: z.string(),
    namespace: z.string(),
    labels: z._default(z.record(z.string(), z.string()), {}),
  }),
  spec: z.object({ nodeName: z.optional(z.string()) }),
  status: z.object({ podIP: z.optional(z.string()), phase: z.string() }),
});
export type Pod = z.infer<typeof podSchema>;

/** Runs kubectl in the namespace of the site. This program runs inside the cluster's network. */
export function kubectl(...args: string[]): Promise<string> {
  return runOrThrow('kubectl', ['-n', NAMESPACE, ...args]);
}

/** @param where options of kubectl, for other namespaces than the site's */
export async function podsWith(selector: string, ...where: string[]): Promise<Pod[]> {
  const text = await kubectl('get', 'pods', '-l', selector, '-o', 'json', ...where);
  const { items } = z.object({ items: z.array(podSchema) }).parse(JSON.parse(text));
  return items.filter(({ status }) => status.phase === 'Running');
}

/** Runs a command in a pod, and returns its exit code and output. */
export function inPod(pod: string, container: string, ...command: string[]) {
  return runCommand('kubectl', ['-n', NAMESPACE, 'exec', pod, '-c', container, '--', ...command], {
    timeoutMs: 60_000,
  });
}

export async function deployments(): Promise<string[]> {
  const text = await kubectl('get', 'deployments', '-o', 'name');
  return text.trim().split('\n');
}

/** Waits until every Deployment is available. */
export async function waitForSite(seconds: number): Promise<void> {
  const condition = '--for=condition=Available';
  await kubectl('wait', condition, 'deployment', '--all', `--timeout=${seconds}s`);
}

/** Creates the certificate for the site's Ingress, which cert-manager would create otherwise. */
export async function giveCertificate(folder: string): Promise<void> {
  const files = [
    `--cert=${folder}/state/town.example.crt`,
    `--key=${folder}/state/town.example.key`,
  ];
  await kubectl('create', 'secret', 'tls', 'gateway-tls', ...files);
}
