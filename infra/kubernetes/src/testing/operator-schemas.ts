import * as z from 'zod/mini';

const name = z.strictObject({ name: z.string() });
const count = z.int().check(z.positive());
const quantity = z.string().check(z.regex(/^\d+(m|Mi|Gi)?$/));
const resources = z.strictObject({
  requests: z.record(z.enum(['cpu', 'memory']), quantity),
  limits: z.partialRecord(z.enum(['cpu', 'memory']), quantity),
});
const metadata = z.strictObject({
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  namespace: z.literal('town-guide'),
  labels: z.optional(z.record(z.string(), z.string())),
});
const kind = <Version extends string, Kind extends string, Spec extends z.ZodMiniType>(
  apiVersion: Version,
  kind: Kind,
  spec: Spec,
) => z.strictObject({ apiVersion: z.literal(apiVersion), kind: z.literal(kind), metadata, spec });
const initdb = z.strictObject({
  initdb: z.strictObject({
    postInitTemplateSQLRefs: z.strictObject({
      configMapRefs: z.array(z.strictObject({ name: z.string(), key: z.string() })),
    }),
  }),
});
const recovery = z.strictObject({ recovery: z.strictObject({ source: z.string() }) });
const archive = z.strictObject({
  name: z.literal('barman-cloud.cloudnative-pg.io'),
  parameters: z.strictObject({
    barmanObjectName: z.string(),
    serverName: z.optional(z.string()),
  }),
});

/**
 * The CloudNativePG (1.27) and barman-cloud plugin fields that the manifests use, written from the
 * reference, because no package contains their schemas.
 */
export const operatorSchema = z.union([
  kind(
    'postgresql.cnpg.io/v1',
    'Cluster',
    z.strictObject({
      instances: count,
      imageName: z.string().check(z.regex(/^[a-z0-9./-]+:\d+\.\d+/)),
      storage: z.strictObject({ size: quantity, storageClass: z.optional(z.string()) }),
      primaryUpdateStrategy: z.enum(['unsupervised', 'supervised']),
      enableSuperuserAccess: z.boolean(),
      bootstrap: z.union([initdb, recovery]),
      externalClusters: z.optional(z.array(z.strictObject({ name: z.string(), plugin: archive }))),
      managed: z.strictObject({
        roles: z.array(
          z.strictObject({
            name: z.string(),
            ensure: z.enum(['present', 'absent']),
            login: z.boolean(),
            passwordSecret: name,
          }),
        ),
      }),
      postgresql: z.strictObject({
        pg_hba: z.array(z.string()),
        parameters: z.record(z.string(), z.string()),
        synchronous: z.optional(
          z.strictObject({ method: z.enum(['any', 'first']), number: count }),
        ),
      }),
      resources,
      affinity: z.optional(
        z.strictObject({
          podAntiAffinityType: z.enum(['preferred', 'required']),
          topologyKey: z.string(),
        }),
      ),
      plugins: z.optional(
        z.array(
          z.strictObject({
            name: z.literal('barman-cloud.cloudnative-pg.io'),
            isWALArchiver: z.boolean(),
            parameters: archive.shape.parameters,
          }),
        ),
      ),
    }),
  ),
  kind(
    'postgresql.cnpg.io/v1',
    'Database',
    z.strictObject({
      cluster: name,
      name: z.string(),
      owner: z.string(),
      databaseReclaimPolicy: z.enum(['retain', 'delete']),
    }),
  ),
  kind(
    'postgresql.cnpg.io/v1',
    'ScheduledBackup',
    z.strictObject({
      // Six fields; the first one is seconds.
      schedule: z.string().check(z.regex(/^(\S+ ){5}\S+$/)),
      immediate: z.boolean(),
      backupOwnerReference: z.enum(['none', 'self', 'cluster']),
      cluster: name,
      method: z.enum(['barmanObjectStore', 'volumeSnapshot', 'plugin']),
      pluginConfiguration: name,
    }),
  ),
  kind(
    'barmancloud.cnpg.io/v1',
    'ObjectStore',
    z.strictObject({
      retentionPolicy: z.string().check(z.regex(/^[1-9]\d*[dwm]$/)),
      configuration: z.strictObject({
        destinationPath: z.string().check(z.startsWith('s3://')),
        endpointURL: z.optional(z.url()),
        s3Credentials: z.strictObject({
          accessKeyId: z.strictObject({ name: z.string(), key: z.string() }),
          secretAccessKey: z.strictObject({ name: z.string(), key: z.string() }),
        }),
        wal: z.strictObject({
          compression: z.enum(['gzip', 'bzip2', 'lz4', 'snappy', 'zstd', 'xz']),
        }),
        data: z.strictObject({ compression: z.enum(['gzip', 'bzip2', 'snappy']) }),
      }),
    }),
  ),
]);
