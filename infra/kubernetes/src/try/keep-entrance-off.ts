import { waitUntil } from '@town/dev-stack/lib/wait-until';
import { kubectl, type Pod, podsWith } from './cluster.js';

/** The parts that every request needs: the ingress controller and the name server. */
const entrance = [
  { deployment: 'traefik', selector: 'app.kubernetes.io/name=traefik', pods: 1 },
  { deployment: 'coredns', selector: 'k8s-app=kube-dns', pods: 2 },
];

/** Moves the entrance to the other machines. */
export async function keepEntranceOff(machine: string): Promise<void> {
  for (const { deployment, selector, pods } of entrance) {
    const [pod] = await podsOf(selector);
    const namespace = `--namespace=${pod?.metadata.namespace}`;
    const patch = JSON.stringify({ spec: { template: { spec: { affinity: notOn(machine) } } } });
    console.log(`        moves ${deployment} off ${machine}`);
    await kubectl('patch', 'deployment', deployment, namespace, '--type=merge', '-p', patch);
    await kubectl('rollout', 'status', 'deployment', deployment, namespace, '--timeout=120s');
    // A terminating pod would still receive requests.
    const isElsewhere = async () => {
      const found = await podsOf(selector);
      return found.length === pods && found.every(({ spec }) => spec.nodeName !== machine);
    };
    if (!(await waitUntil(isElsewhere, 60_000))) {
      throw new Error(`${deployment} did not leave ${machine} within a minute`);
    }
  }
}

function podsOf(selector: string): Promise<Pod[]> {
  return podsWith(selector, '--all-namespaces');
}

function notOn(machine: string) {
  const matchExpressions = [
    { key: 'kubernetes.io/hostname', operator: 'NotIn', values: [machine] },
  ];
  return {
    nodeAffinity: {
      requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms: [{ matchExpressions }] },
    },
  };
}
