import { type Labels, type Manifest, type Selector, selects, workloads } from './manifest.js';

interface Peer {
  podSelector?: Selector;
  namespaceSelector?: object;
  ipBlock?: object;
}
interface Rule {
  from?: Peer[];
  to?: Peer[];
  ports?: { port: number; protocol?: string }[];
}
type Direction = 'ingress' | 'egress';

/** The connections between pods that the policies allow, as `site -> auth:3000`. */
export function allowedConnections(manifests: readonly Manifest[]): string[] {
  const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy');
  const pods = podsOf(manifests);
  return pods
    .flatMap((from) =>
      pods.flatMap((to) => {
        const leaves = portsBetween(policies, 'egress', from.labels, to.labels);
        const enters = portsBetween(policies, 'ingress', to.labels, from.labels);
        return leaves
          .filter((port) => enters.includes(port))
          .map((port) => `${from.name} -> ${to.name}:${port}`);
      }),
    )
    .sort();
}

/** The pods of the manifests, and those that CloudNativePG creates. */
function podsOf(manifests: readonly Manifest[]): { name: string; labels: Labels }[] {
  const own = workloads([...manifests]).map(({ metadata, spec }) => ({
    name: metadata.name.replace(/-service$/, ''),
    labels: spec.template.metadata.labels,
  }));
  return [...own, { name: 'postgres', labels: { 'cnpg.io/cluster': 'postgres' } }];
}

/** The ports that the policies of the one pod open for the other, in one direction. */
function portsBetween(
  policies: readonly Manifest[],
  direction: Direction,
  own: Labels,
  other: Labels,
): number[] {
  const rules = policies
    .filter(({ spec }) => selects(spec.podSelector, own))
    .flatMap(({ spec }): Rule[] => spec[direction] ?? [])
    .filter((rule) => (rule.from ?? rule.to ?? []).some((peer) => isPod(peer, other)));
  return [...new Set(rules.flatMap(({ ports = [] }) => ports.map(({ port }) => port)))];
}

function isPod(peer: Peer, labels: Labels): boolean {
  // Peers in other namespaces are not in these manifests.
  if (peer.namespaceSelector || peer.ipBlock || !peer.podSelector) return false;
  return selects(peer.podSelector, labels);
}
