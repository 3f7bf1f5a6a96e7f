import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import { serviceNames } from '@town/dev-stack/stack/service-names';
import { containersOf, type Manifest, podOf, selects, workloads } from './testing/manifest.js';
import { operatorSchema } from './testing/operator-schemas.js';
import { renderOverlay } from './testing/render-overlay.js';
import { typeProblems, typesOf } from './testing/type-problems.js';

describe.each(['single-node', 'production'])('The overlay %s', (overlay) => {
  let all: Manifest[];
  const named = (kind: string, name: string) => {
    const found = all.find((each) => each.kind === kind && each.metadata.name === name);
    if (!found) throw new Error(`There is no ${kind} ${name}`);
    return found;
  };
  const ofKind = (kind: string) => all.filter((each) => each.kind === kind);
  const program = (name: string) => containersOf(named('Deployment', name)).at(-1)!;

  beforeAll(() => {
    all = renderOverlay(overlay);
  });

  it('matches the types of the Kubernetes API, without unknown fields', () => {
    expect(typeProblems(all.filter((each) => typesOf(each)))).toEqual([]);
  });

  it('uses only known fields in the objects of the PostgreSQL operators', () => {
    const others = all.filter((each) => !typesOf(each));
    expect(others.length).toBeGreaterThan(0);
    const problems = others.flatMap((each) => {
      const { error } = operatorSchema.safeParse(each);
      return error ? [{ name: each.metadata.name, issues: error.issues }] : [];
    });
    expect(problems).toEqual([]);
  });

  it('is installed with a command that can apply its largest object', () => {
    const page = readFileSync(join(projectRoot, 'docs/operations/kubernetes.md'), 'utf8');
    const [command = ''] = new RegExp(`kubectl apply .*overlays/${overlay}$`, 'm').exec(page) ?? [];
    // Without --server-side, kubectl stores a copy of each object in an annotation, which has a size limit.
    const largest = Math.max(...all.map((each) => JSON.stringify(each).length));
    expect(command.includes('--server-side') ? 0 : largest).toBeLessThan(262_144);
    expect(command).not.toBe('');
  });

  it('puts everything into one namespace, which admits only restricted pods', () => {
    expect(named('Namespace', 'town-guide').metadata.labels).toMatchObject({
      'pod-security.kubernetes.io/enforce': 'restricted',
    });
    for (const { kind, metadata } of all) {
      if (kind !== 'Namespace') expect(metadata.namespace).toBe('town-guide');
    }
  });

  it('runs every pod under the restricted standard, on a read-only root', () => {
    for (const workload of workloads(all)) {
      expect(podOf(workload)).toMatchObject({
        automountServiceAccountToken: false,
        enableServiceLinks: false,
        securityContext: {
          runAsNonRoot: true,
          runAsUser: 10001,
          seccompProfile: { type: 'RuntimeDefault' },
        },
      });
      for (const container of containersOf(workload)) {
        expect(container).toMatchObject({
          securityContext: {
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          },
          resources: {
            requests: { cpu: expect.any(String), memory: expect.any(String) },
            limits: { memory: expect.any(String) },
          },
        });
        expect(container.image).toMatch(/:\d+\.\d+\.\d+/);
      }
    }
  });

  it.each([...serviceNames.map((name) => `${name}-service`), 'site'])(
    'checks readiness and liveness of %s at the endpoints for them',
    (name) => {
      const at = (path: string) => ({ httpGet: { path, port: 'http' } });
      expect(program(name)).toMatchObject({
        ports: [{ name: 'http', containerPort: 3000 }],
        startupProbe: at('/readyz'),
        readinessProbe: at('/readyz'),
        // Liveness is not readiness: a restart does not bring a missing database back.
        livenessProbe: at('/healthz'),
      });
      // Fifteen seconds of draining and twenty to stop.
      expect(program(name).env).toContainEqual({ name: 'DRAIN_MS', value: '15000' });
      expect(podOf(named('Deployment', name))['terminationGracePeriodSeconds']).toBe(40);
    },
  );

  it('probes the gateway with a static file, and lets it serve while it leaves the endpoints', () => {
    const at = { httpGet: { path: '/favicon.svg', port: 'http' } };
    expect(program('gateway')).toMatchObject({
      ports: [{ name: 'http', containerPort: 8080 }],
      startupProbe: at,
      readinessProbe: at,
      livenessProbe: at,
      lifecycle: { preStop: { sleep: { seconds: 15 } } },
    });
  });

  it('has a pod and a port behind each Service, and a Service behind each address', () => {
    for (const service of ofKind('Service')) {
      const behind = workloads(all).filter(({ spec }) =>
        selects({ matchLabels: service.spec.selector }, spec.template.metadata.labels),
      );
      expect(behind).toHaveLength(1);
      const ports = containersOf(behind[0]!).flatMap((each) => each.ports ?? []);
      for (const { targetPort } of service.spec.ports) {
        expect(ports.map(({ name }) => name)).toContain(targetPort);
      }
    }
    const addresses = workloads(all)
      .flatMap(containersOf)
      .flatMap(({ env = [] }) => env)
      .filter(({ name }) => /_(URL|ADDRESS)$/.test(name))
      .map(({ value = '' }) => value.replace('http://', ''));
    expect(addresses.length).toBeGreaterThanOrEqual(9);
    for (const address of addresses) {
      const [host = '', port] = address.split(':');
      expect(named('Service', host).spec.ports).toContainEqual(
        expect.objectContaining({ port: Number(port) }),
      );
    }
  });

  it('gives every pod existing volumes, settings and secrets', () => {
    const secrets = [
      ...ofKind('Secret').map(({ metadata }) => metadata.name),
      ...ofKind('ExternalSecret').map(({ spec }): string => spec.target.name),
      // The operator creates it.
      ...ofKind('Cluster').map(({ metadata }) => `${metadata.name}-ca`),
    ];
    const configs = ofKind('ConfigMap').map(({ metadata }) => metadata.name);
    const text = (each: Manifest) => JSON.stringify(each);
    for (const workload of workloads(all)) {
      for (const [, name] of text(workload).matchAll(
        /"secret(?:Name":|KeyRef":\{[^}]*"name":)"([^"]+)"/g,
      )) {
        expect(secrets).toContain(name);
      }
      for (const [, name] of text(workload).matchAll(
        /"configMap(?:Ref)?":\{[^}]*"name":"([^"]+)"/g,
      )) {
        expect(configs).toContain(name);
      }
      for (const [, name] of text(workload).matchAll(/"claimName":"([^"]+)"/g)) {
        expect(named('PersistentVolumeClaim', name ?? '')).toBeDefined();
      }
      const claims: Manifest[] = workload.spec.volumeClaimTemplates ?? [];
      const volumes = [
        ...(podOf(workload).volumes ?? []).map(({ name }) => String(name)),
        ...claims.map(({ metadata }) => metadata.name),
      ];
      for (const { volumeMounts = [] } of containersOf(workload)) {
        for (const { name } of volumeMounts) expect(volumes).toContain(name);
      }
    }
    for (const { passwordSecret } of named('Cluster', 'postgres').spec.managed.roles) {
      expect(secrets).toContain(passwordSecret.name);
    }
  });

  it('gives each service the files that its variables name', () => {
    for (const name of serviceNames) {
      const secret = all.find(
        ({ kind, metadata }) =>
          kind.endsWith('Secret') && metadata.name.startsWith(`${name}-secrets`),
      );
      const keys = Object.keys(secret?.data ?? secret?.spec.target.template.data ?? {});
      const files = (program(`${name}-service`).env ?? [])
        .filter((each) => each.name.endsWith('_FILE'))
        .map(({ value = '' }) => value.replace('/run/secrets/town/', ''));
      expect(files.sort()).toEqual(keys.sort());
      expect(files).toContain('database-url');
    }
  });

  it('makes services connect to PostgreSQL over TLS only, verified against its own authority', () => {
    const urls = [...ofKind('Secret'), ...ofKind('ExternalSecret')]
      .map(({ data, spec }): string => (data ?? spec.target.template?.data)?.['database-url'])
      .filter(Boolean)
      .map((url) => (url.startsWith('postgres:') ? url : Buffer.from(url, 'base64').toString()));
    expect(urls).toHaveLength(serviceNames.length);
    for (const url of urls) {
      const tls = new URLSearchParams(url.slice(url.indexOf('?')));
      expect(tls.get('sslmode')).toBe('verify-full');
      expect(tls.get('sslrootcert')).toBe('/run/secrets/postgres-ca/ca.crt');
    }
    for (const name of serviceNames) {
      expect(program(`${name}-service`).volumeMounts).toContainEqual(
        expect.objectContaining({ name: 'postgres-ca', mountPath: '/run/secrets/postgres-ca' }),
      );
    }
  });

  it('gives the signing key to no permanent workload except the watch, which ends failing canaries', () => {
    const withKey = workloads(all).filter((each) =>
      JSON.stringify(each).includes('slices-signing-key'),
    );
    const lasting = withKey.filter(({ kind }) => kind !== 'Job');
    expect(lasting.map(({ metadata }) => metadata.name)).toEqual(['slice-watch']);
    const args = program('slice-watch').args ?? [];
    const [, host = ''] =
      /^http:\/\/([^:]+):3000$/.exec(args[args.indexOf('--site') + 1] ?? '') ?? [];
    // A headless service, because a single address would reach only one of the pods.
    expect(named('Service', host).spec).toMatchObject({ clusterIP: 'None' });
    expect(named('NetworkPolicy', 'slice-watch').spec.ingress).toEqual([]);
  });

  it('has a database and a role for each service', () => {
    const databases = ofKind('Database').map(({ spec }) => `${spec.name} of ${spec.owner}`);
    expect(databases.sort()).toEqual(serviceNames.map((name) => `${name} of ${name}`).sort());
    const roles: { name: string }[] = named('Cluster', 'postgres').spec.managed.roles;
    expect(roles.map(({ name }) => name).sort()).toEqual([...serviceNames].sort());
  });

  it('has a nightly backup, because one lost disk would lose the town', () => {
    const [schedule] = ofKind(overlay === 'production' ? 'ScheduledBackup' : 'CronJob');
    expect(schedule?.spec.schedule).toMatch(/^(0 )?30 8 \* \* \*$/);
  });

  it("has a template for operators' jobs, which starts none itself", () => {
    const name = overlay === 'production' ? 'operations' : 'backup';
    const { spec } = named('CronJob', name);
    expect(spec.suspend).toBe(overlay === 'production');
    const [container] = spec.jobTemplate.spec.template.spec.containers;
    expect(container.args[0]).toBe('infra/operations/dist/operations.js');
    const given = container.env.map((each: { name: string }) => each.name);
    expect(given).toEqual(
      expect.arrayContaining([
        'STACK_URL',
        'NATS_URL_FILE',
        ...serviceNames.map((each) => `${each.toUpperCase()}_DATABASE_URL_FILE`),
      ]),
    );
  });

  it('denies all traffic except what is needed', () => {
    expect(named('NetworkPolicy', 'default-deny').spec).toEqual({
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
    });
    const reaches = (port: number) =>
      ofKind('NetworkPolicy')
        .filter(({ spec }) =>
          (spec.egress ?? []).some((rule: { ports?: { port: number }[] }) =>
            rule.ports?.some((each) => each.port === port),
          ),
        )
        .map(({ metadata }) => metadata.name)
        .sort();
    const everyService = serviceNames.map((name) => `${name}-service`);
    expect(reaches(5432)).toEqual([...everyService, 'operations', 'postgres'].sort());
    expect(reaches(4222)).toEqual([...everyService, 'operations', 'provision-broker'].sort());
    expect(reaches(587)).toEqual(['allow-mail']);
    const buckets = overlay === 'production' ? ['allow-backup-bucket', 'allow-bucket'] : [];
    expect(reaches(443)).toEqual([...buckets, 'allow-kubernetes-api', 'allow-stripe'].sort());
    expect(named('NetworkPolicy', 'notifications-service').spec.ingress).toEqual([]);
  });

  it('selects exactly one workload with each policy, budget and autoscaler', () => {
    const labels = workloads(all).map(({ spec }) => spec.template.metadata.labels);
    for (const name of [
      ...serviceNames.map((each) => `${each}-service`),
      'site',
      'gateway',
      'slice-watch',
      'nats',
    ]) {
      const { podSelector } = named('NetworkPolicy', name).spec;
      expect(labels.filter((each) => selects(podSelector, each))).toHaveLength(1);
    }
    for (const { spec } of ofKind('PodDisruptionBudget')) {
      expect(labels.filter((each) => selects(spec.selector, each))).toHaveLength(1);
    }
    for (const { spec } of ofKind('HorizontalPodAutoscaler')) {
      expect(named('Deployment', spec.scaleTargetRef.name)).toBeDefined();
    }
  });
});
