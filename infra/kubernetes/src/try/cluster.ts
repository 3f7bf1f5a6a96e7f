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

/** Runs kubectl in the namespace of the site. The program is started inside the cluster's network. */
export function kubectl(...args: string[]): Promise<string> {
  return runOrThrow('kubectl', ['-n', NAMESPACE, ...args]);
}

/** @param where options of kubectl, for other namespaces than the site's */
export async function podsWith(selector: string, ...where: string[]): Promise<Pod[]> {
  const text = await kubectl('get', 'pods', '-l', selector, '-o', 'json', ...where);
  const { items } = z.object({ items: z.array(podSchema) }).parse(JSON.parse(text));
  return items.filter(({ status }) => status.phase === 'Running');
}

/** Runs a command in a pod. Its code and output say what happened. */
export function inPod(pod: string, container: string, ...command: string[]) {
  return runCommand('kubectl', ['-n', NAMESPACE, 'exec', pod, '-c', container, '--', ...command], {
    timeoutMs: 60_000,
  });
}

export async function deployments(): Promise<string[]> {
  const text = await kubectl('get', 'deployments', '-o', 'name');
  return text.trim().split('\n');
}

/** The address at which the stand-in of the ingress controller answers. */
export async function ingressUrl(): Promise<string> {
  const [pod] = await podsWith('app.kubernetes.io/name=traefik', '--all-namespaces');
  if (!pod?.status.podIP) throw new Error('The ingress controller does not run.');
  return `http://${pod.status.podIP}:8000`;
}

/** Waits until every Deployment has its pods. */
export async function waitForSite(seconds: number): Promise<void> {
  const condition = '--for=condition=Available';
  await kubectl('wait', condition, 'deployment', '--all', `--timeout=${seconds}s`);
}
