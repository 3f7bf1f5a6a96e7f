import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments, stringify } from 'yaml';
import * as z from 'zod/mini';

const externalSecret = z.object({
  kind: z.literal('ExternalSecret'),
  spec: z.object({
    data: z.array(z.object({ remoteRef: z.object({ key: z.string(), property: z.string() }) })),
  }),
});

/** The account of the trial's bucket server. */
export const BUCKET_ACCOUNT = { 'access-key-id': 'trial', 'secret-access-key': 'trial-secret-key' };

/**
 * The secret store for the External Secrets Operator: its provider `fake`, which needs no network, with
 * every value that the overlay refers to.
 * @param manifests the output of kustomize
 * @param folder files that create-secrets.mjs has created
 * @returns a ClusterSecretStore as YAML
 */
export function secretStore(manifests: string, folder: string): string {
  const stored: Record<string, Record<string, unknown>> = {};
  for (const document of parseAllDocuments(manifests)) {
    const { data: found } = externalSecret.safeParse(document.toJS());
    for (const { remoteRef } of found?.spec.data ?? []) {
      const value = storedValue(remoteRef, folder);
      // The provider reads a dot in a property as a path into an object.
      const [name = '', ending] = remoteRef.property.split('.');
      const values = { [name]: ending ? { [ending]: value } : value };
      stored[remoteRef.key] = { ...stored[remoteRef.key], ...values };
    }
  }
  const data = Object.entries(stored).map(([key, values]) => ({
    key,
    value: JSON.stringify(values),
  }));
  return stringify({
    apiVersion: 'external-secrets.io/v1',
    kind: 'ClusterSecretStore',
    metadata: { name: 'town-guide' },
    spec: { provider: { fake: { data } } },
  });
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
