import { parseAllDocuments } from 'yaml';
import { allowedConnections } from '../testing/connections.js';
import type { Manifest } from '../testing/manifest.js';
import { inPod, kubectl, type Pod, podsWith } from './cluster.js';

const PORTS: Record<string, number[]> = {
  gateway: [8080],
  nats: [4222, 6222, 8222],
  postgres: [5432, 8000],
};
const DEFAULT_PORTS = [3000];
/** Programs without a port. */
const WITHOUT_PORT = new Set(['slice-watch']);

interface Part {
  name: string;
  container: string;
  pod: Pod;
}

/**
 * Tries a connection from every pod to every port of every other, and compares the results with the
 * policies of the overlay.
 */
export async function checkConnections(overlay: string): Promise<string> {
  const text = await kubectl('kustomize', overlay);
  const manifests = parseAllDocuments(text).map((document): Manifest => document.toJS());
  const allowed = new Set(allowedConnections(manifests));
  const parts = await runningParts();
  const wrong: string[] = [];
  let tried = 0;
  for (const from of parts) {
    const targets = parts
      .filter(
        ({ name, pod }) => !WITHOUT_PORT.has(name) && pod.status.podIP !== from.pod.status.podIP,
      )
      .flatMap((to) => (PORTS[to.name] ?? DEFAULT_PORTS).map((port) => ({ to, port })));
    const opened = await openedBy(
      from,
      targets.map(({ to, port }) => `${to.pod.status.podIP}:${port}`),
    );
    if (!opened) continue;
    for (const { to, port } of targets) {
      const name = `${from.name} -> ${to.name}:${port}`;
      const isOpen = opened.has(`${to.pod.status.podIP}:${port}`);
      tried++;
      if (isOpen !== allowed.has(name)) wrong.push(`${name} is ${isOpen ? 'open' : 'closed'}`);
    }
  }
  if (wrong.length > 0) throw new Error(wrong.join('; '));
  return `${tried} connections tried: those that the policies allow were made, no others`;
}

async function runningParts(): Promise<Part[]> {
  const pods = await podsWith('app.kubernetes.io/part-of=town-guide');
  const postgres = await podsWith('cnpg.io/cluster=postgres');
  const seen = new Set<string>();
  return [...pods, ...postgres].flatMap((pod) => {
    const name = pod.metadata.labels['app.kubernetes.io/name'] ?? 'postgres';
    const isPostgres = postgres.includes(pod);
    const part = isPostgres ? 'postgres' : name;
    if (seen.has(part)) return [];
    seen.add(part);
    const isService = pod.metadata.labels['town-guide/tier'] === 'service';
    return [{ name: part, container: isService ? 'service' : part, pod }];
  });
}

/**
 * The addresses that a pod could connect to; it tries all of them at the same time. Undefined if the pod
 * has ended in the meantime, as the pod of a job does.
 */
async function openedBy(
  { pod, container }: Part,
  addresses: string[],
): Promise<Set<string> | undefined> {
  const tries = addresses.map((address) => {
    const [host, port] = address.split(':');
    return `(timeout 3 bash -c '</dev/tcp/${host}/${port}' 2>/dev/null && echo ${address}) &`;
  });
  const script = `${tries.join('\n')}\nwait`;
  const { stdout, stderr, code } = await inPod(pod.metadata.name, container, 'bash', '-c', script);
  if (/completed pod/.test(stderr)) return undefined;
  if (code !== 0 && stderr) throw new Error(`${pod.metadata.name}: ${stderr}`);
  return new Set(stdout.trim().split('\n'));
}
