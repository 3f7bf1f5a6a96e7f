import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments, stringify } from 'yaml';
import * as z from 'zod/mini';

const externalSecret = z.object({
  kind: z.literal('ExternalSecret'),
  metadata: z.object({ name: z.string(), namespace: z.string() }),
  spec: z.object({
    target: z.object({
      name: z.string(),
      template: z.optional(
        z.object({
          type: z.optional(z.string()),
          metadata: z.optional(z.object({ labels: z.record(z.string(), z.string()) })),
          data: z.record(z.string(), z.string()),
        }),
      ),
    }),
    data: z.array(
      z.object({
        secretKey: z.string(),
        remoteRef: z.object({ key: z.string(), property: z.string() }),
      }),
    ),
  }),
});

/** The account of the stand-in for the buckets. */
export const BUCKET_ACCOUNT = { 'access-key-id': 'trial', 'secret-access-key': 'trial-secret-key' };

/**
 * Does the work of the External Secrets Operator: fills in the templates of an overlay.
 * @param manifests what kustomize has rendered
 * @param folder files that create-secrets.mjs has made
 * @returns Secrets as YAML
 */
export function standInSecrets(manifests: string, folder: string): string {
  return parseAllDocuments(manifests)
    .map((document) => externalSecret.safeParse(document.toJS()))
    .flatMap(({ data }) => (data ? [data] : []))
    .map(({ metadata, spec }) => {
      const values = new Map(
        spec.data.map(({ secretKey, remoteRef }) => [secretKey, storedValue(remoteRef, folder)]),
      );
      const { template } = spec.target;
      const filled = Object.entries(template?.data ?? {}).map(([key, text]) => [
        key,
        fillTemplate(text, values),
      ]);
      return stringify({
        apiVersion: 'v1',
        kind: 'Secret',
        metadata: { ...metadata, name: spec.target.name, labels: template?.metadata?.labels ?? {} },
        type: template?.type ?? 'Opaque',
        stringData: template ? Object.fromEntries(filled) : Object.fromEntries(values),
      });
    })
    .join('---\n');
}

/** `{{ .name }}`, `{{ .name | urlquery }}` and `{{ index . "name" }}`. */
export function fillTemplate(text: string, values: ReadonlyMap<string, string>): string {
  return text.replaceAll(
    /\{\{ (?:\.(\w+)( \| urlquery)?|index \. "([\w.-]+)") \}\}/g,
    (whole, short: string | undefined, isQuoted: string | undefined, long: string | undefined) => {
      const value = values.get(short ?? long ?? '');
      if (value === undefined) throw new Error(`${whole} has no value.`);
      return isQuoted ? encodeURIComponent(value) : value;
    },
  );
}

function storedValue({ key, property }: { key: string; property: string }, folder: string): string {
  const name = key.replace('town-guide/', '');
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  if (property === 'database-password') return read(`${name}-database-password`);
  if (property === 'broker-password') return new URL(read(`${name}-nats-url`)).password;
  if (property === 'access-key-id' || property === 'secret-access-key') {
    return BUCKET_ACCOUNT[property];
  }
  return read(property);
}
