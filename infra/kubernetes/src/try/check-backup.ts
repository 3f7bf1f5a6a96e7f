import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type BackupManifest, backupManifestSchema } from '@town/operations/backup-manifest';
import { restlessTables } from '@town/operations/testing/restless-tables';
import { runAsBackup } from './backup-job.js';
import { giveCertificate, kubectl, waitForSite } from './cluster.js';

const operations = 'infra/operations/dist/operations.js';
const TEN_MINUTES = '--timeout=600s';

/**
 * Deletes the namespace and everything in it except the volume of the backups, installs the overlay again,
 * and restores. Then every table must have the same rows as before.
 */
export async function restoresBackup(overlay: string): Promise<string> {
  const folder = resolve(overlay, '../../..');
  await runAsBackup(folder, 'backup-first', [operations, 'backup', '/backups/first']);
  const volume = await kubectl('get', 'pvc', 'backups', '-o', 'jsonpath={.spec.volumeName}');
  const path = await kubectl('get', 'pv', volume, '-o', 'jsonpath={.spec.local.path}');
  const taken = readManifest(path, 'first');
  await reinstall(overlay, volume);
  await runAsBackup(folder, 'restore', [operations, 'restore', '/backups/first']);
  await runAsBackup(folder, 'backup-second', [operations, 'backup', '/backups/second']);
  return compare(taken, readManifest(path, 'second'));
}

const readManifest = (volume: string, backup: string): BackupManifest =>
  backupManifestSchema.parse(
    JSON.parse(readFileSync(join(volume, backup, 'manifest.json'), 'utf8')),
  );

/** The volume of the backups is on one machine, so the pods must not run on the other two. */
async function reinstall(overlay: string, volume: string): Promise<void> {
  const node = await kubectl('get', 'pv', volume, '-o', `jsonpath=${nodeOfVolume}`);
  const others = ['n1', 'n2', 'n3'].filter((name) => name !== node);
  await kubectl('cordon', ...others);
  try {
    await kubectl('delete', 'namespace', 'town-guide', TEN_MINUTES);
    // The new claim of the same name gets the volume of the old one.
    const forget = ['uid', 'resourceVersion'].map((field) => ({
      op: 'remove',
      path: `/spec/claimRef/${field}`,
    }));
    await kubectl('patch', 'pv', volume, '--type=json', '-p', JSON.stringify(forget));
    await kubectl('apply', '--server-side', '--force-conflicts', '-k', overlay);
    await giveCertificate(resolve(overlay, '../../..'));
    await kubectl('wait', '--for=condition=Available', 'deployment/gateway', TEN_MINUTES);
    await waitForSite(600);
  } finally {
    await kubectl('uncordon', ...others);
  }
}

const nodeOfVolume =
  '{.spec.nodeAffinity.required.nodeSelectorTerms[0].matchExpressions[0].values[0]}';

function compare(taken: BackupManifest, again: BackupManifest): string {
  let tables = 0;
  let rows = 0;
  const wrong: string[] = [];
  for (const [name, database] of Object.entries(taken.databases)) {
    for (const [table, content] of Object.entries(database.tables)) {
      if (restlessTables.includes(table)) continue;
      const found = again.databases[name]?.tables[table];
      tables += 1;
      rows += content.rows;
      if (found?.sha256 !== content.sha256) {
        wrong.push(`${name}.${table} has ${found?.rows} rows of ${content.rows}, or others`);
      }
    }
  }
  if (wrong.length > 0) throw new Error(wrong.join('; '));
  return `${rows} rows in ${tables} tables are as they were in a namespace that was deleted and installed again`;
}
