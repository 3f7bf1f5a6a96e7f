import { join } from 'node:path';
import { serviceConfigSchema } from '@town/service-kit/config/service-config';
import { type Manifest, workloads } from './testing/manifest.js';
import { operatorSchema } from './testing/operator-schemas.js';
import { renderOverlay } from './testing/render-overlay.js';
import { recoverFromBucket } from './try/configure-overlay.js';

/** Connections in a service's pool; each pod has one more, which listens. */
const poolSize = serviceConfigSchema.shape.DATABASE_POOL_SIZE.parse(undefined);

describe('In production', () => {
  let all: Manifest[];
  beforeAll(() => {
    all = renderOverlay('production');
  });
  const specOf = (kind: string, name: string) =>
    all.find((each) => each.kind === kind && each.metadata.name.startsWith(name))?.spec;

  it('runs every part of the site more than once', () => {
    for (const { kind, metadata, spec } of workloads(all)) {
      if (kind !== 'Deployment') continue;
      const scaler = all.find(
        (each) => each.spec?.scaleTargetRef && each.metadata.name === metadata.name,
      );
      expect(scaler?.spec.minReplicas ?? spec.replicas).toBeGreaterThanOrEqual(2);
      // If both set the number, applying a release would remove the autoscaler's pods.
      if (scaler) expect(spec).not.toHaveProperty('replicas');
    }
    expect(specOf('StatefulSet', 'nats').replicas).toBe(3);
    expect(specOf('Cluster', 'postgres').instances).toBe(3);
    expect(all.filter(({ kind }) => kind === 'PodDisruptionBudget')).toHaveLength(9);
    const config = all.find(
      ({ kind, metadata }) => kind === 'ConfigMap' && metadata.name.startsWith('town'),
    );
    expect(config?.data?.['NATS_REPLICAS']).toBe('3');
  });

  it('allows enough PostgreSQL connections for every pool at its largest', () => {
    const asked = all
      .filter(({ kind, metadata }) => {
        return kind === 'HorizontalPodAutoscaler' && metadata.name.endsWith('-service');
      })
      .map(({ spec }) => (poolSize + 1) * spec.maxReplicas);
    const most = asked.reduce((sum, each) => sum + each, 0);
    expect(most).toBeGreaterThan(0);
    const { max_connections } = specOf('Cluster', 'postgres').postgresql.parameters;
    expect(Number(max_connections)).toBeGreaterThan(most + 20);
  });

  it('has no secret in the manifests', () => {
    expect(all.filter(({ kind }) => kind === 'Secret')).toEqual([]);
  });

  it('copies all data to another place', () => {
    const { plugins } = specOf('Cluster', 'postgres');
    expect(specOf('ObjectStore', plugins[0].parameters.barmanObjectName)).toBeDefined();
    expect(specOf('ScheduledBackup', 'nightly').cluster.name).toBe('postgres');
  });

  it('can be restored from its backups with the example, and then archives under another name', () => {
    const again = renderOverlay('production', (folder) =>
      recoverFromBucket(join(folder, 'overlays/production')),
    );
    const cluster = operatorSchema.parse(again.find(({ kind }) => kind === 'Cluster'));
    expect(cluster.spec).toMatchObject({
      bootstrap: { recovery: { source: 'lost' } },
      externalClusters: [{ name: 'lost', plugin: { parameters: { serverName: 'postgres' } } }],
      plugins: [{ isWALArchiver: true, parameters: { serverName: 'postgres-2' } }],
    });
  });

  it.each(['site', 'gateway'])('pulls slices for the %s from the bucket, verified', (name) => {
    const pod = specOf('Deployment', name).template.spec;
    expect(pod.initContainers[0]).toMatchObject({
      name: 'pull-slices',
      restartPolicy: 'Always',
      args: expect.arrayContaining(['pull', '--to', '/slices']),
    });
    const volume = pod.volumes.find((each: { name: string }) => each.name === 'slices');
    expect(volume).toEqual({ name: 'slices', emptyDir: { sizeLimit: '512Mi' } });
  });
});
