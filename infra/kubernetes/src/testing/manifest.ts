/** A Kubernetes object, as far as tests use it. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string> };
  // biome-ignore lint/suspicious/noExplicitAny: each kind has a shape of its own, and a test checks it
  spec?: any;
  data?: Record<string, string>;
  type?: string;
}

export interface Container {
  name: string;
  image: string;
  args?: string[];
  ports?: { name: string; containerPort: number }[];
  env?: { name: string; value?: string }[];
  volumeMounts?: { name: string; mountPath: string }[];
  [key: string]: unknown;
}

export interface PodSpec {
  containers: Container[];
  initContainers?: Container[];
  volumes?: Record<string, Record<string, unknown>>[];
  [key: string]: unknown;
}

export interface Selector {
  matchLabels?: Labels;
  matchExpressions?: { key: string; operator: string; values: string[] }[];
}
export type Labels = Record<string, string>;

/** Objects that create pods. A CronJob is replaced by the Job that it starts. */
export function workloads(manifests: Manifest[]): Manifest[] {
  return manifests
    .filter(({ kind }) => ['Deployment', 'StatefulSet', 'Job', 'CronJob'].includes(kind))
    .map((each) =>
      each.kind === 'CronJob' ? { ...each, spec: each.spec.jobTemplate.spec } : each,
    );
}

export function podOf(workload: Manifest): PodSpec {
  return workload.spec.template.spec;
}

export function containersOf(workload: Manifest): Container[] {
  const { containers, initContainers = [] } = podOf(workload);
  return [...initContainers, ...containers];
}

/** Whether a label selector matches these labels. */
export function selects(
  { matchLabels = {}, matchExpressions = [] }: Selector,
  labels: Labels,
): boolean {
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, operator, values }) => {
      if (operator !== 'In') throw new Error(`This test does not know the operator ${operator}.`);
      return values.includes(labels[key] ?? '');
    })
  );
}
