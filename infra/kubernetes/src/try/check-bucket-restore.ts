import { resolve } from 'node:path';
import { waitUntil } from '@town/dev-stack/lib/wait-until';
import { serviceNames } from '@town/dev-stack/stack/service-names';
import { restlessTables } from '@town/operations/testing/restless-tables';
import { kubectl, waitForSite } from './cluster.js';
import { recoverFromBucket } from './configure-overlay.js';
import { ask, entranceAddress } from './entrance.js';
import { primaryPod, sql } from './postgres.js';

const TEN_MINUTES = '--timeout=600s';
const MINUTE = 60_000;

/**
 * Deletes the namespace with everything in it, and restores the site from the bucket, as
 * docs/operations/kubernetes.md says. Then every table must have the same rows as before, including those
 * that were written after the full backup.
 */
export async function restoresFromBucket(overlay: string): Promise<string> {
  const completed = '--for=jsonpath={.status.phase}=completed';
  await kubectl('wait', completed, 'backup', '--all', '--timeout=300s');
  const primary = await primaryPod();
  for (const database of serviceNames) await sql(primary, WRITE, database);
  const taken = await contentOf(primary);
  const seconds = await archiveEverything(primary);
  await kubectl('delete', 'cluster', 'postgres', TEN_MINUTES);
  // A PostgreSQL pod may take half an hour to stop, and Kubernetes checks a namespace with such a pod again
  // only after half that time.
  const instances = ['pod', '-l', 'cnpg.io/cluster=postgres'];
  await kubectl('wait', '--for=delete', ...instances, TEN_MINUTES);
  await kubectl('delete', 'namespace', 'town-guide', TEN_MINUTES);
  const start = Date.now();
  await reinstall(overlay);
  const took = Math.round((Date.now() - start) / 1000);
  const again = await contentOf(await primaryPod());
  const compared = compare(taken, again);
  await backUpAgain();
  return `the copy and the logs (archived after ${seconds} s) made the site again in ${took} s: ${compared}; a new copy is in the bucket`;
}

const WRITE =
  'CREATE TABLE after_copy AS SELECT n, md5(n::text) FROM generate_series(1, 1000) AS n';

/** The number of rows of each table and a hash of them. */
async function contentOf(pod: string): Promise<Map<string, string>> {
  const content = new Map<string, string>();
  for (const database of serviceNames) {
    for (const line of (await sql(pod, HASHES, database)).split('\n')) {
      const [table = '', rows] = line.split('|');
      if (rows && !restlessTables.includes(table)) content.set(`${database}.${table}`, rows);
    }
  }
  return content;
}

const HASHES = `
  SELECT relname, regexp_replace(query_to_xml(format(
    'SELECT count(*) AS n, md5(string_agg(t::text, chr(10) ORDER BY t::text)) AS h FROM %I.%I AS t',
    schemaname, relname), true, true, '')::text, '\\s', '', 'g')
  FROM pg_stat_user_tables ORDER BY relname`;

function compare(taken: Map<string, string>, again: Map<string, string>): string {
  const wrong = [...taken].filter(([table, rows]) => again.get(table) !== rows);
  if (wrong.length > 0 || taken.size === 0) {
    throw new Error(wrong.map(([t, rows]) => `${t}: ${again.get(t)} for ${rows}`).join('; '));
  }
  const rows = [...taken.values()].map((text) => Number(/<n>(\d+)</.exec(text)?.[1]));
  const total = rows.reduce((sum, each) => sum + each, 0);
  return `${total} rows in ${taken.size} tables are as they were, ${serviceNames.length * 1000} of them written after the copy`;
}

/** @returns the seconds until the last write was in the bucket */
async function archiveEverything(primary: string): Promise<number> {
  const start = Date.now();
  const last = await sql(primary, 'SELECT pg_walfile_name(pg_switch_wal())');
  const isArchived = async () =>
    (await sql(primary, 'SELECT last_archived_wal FROM pg_stat_archiver')) >= last;
  if (!(await waitUntil(isArchived, 2 * MINUTE))) throw new Error(`${last} was not archived`);
  return Math.round((Date.now() - start) / 1000);
}

async function reinstall(overlay: string): Promise<void> {
  recoverFromBucket(overlay);
  await kubectl('apply', '--server-side', '--force-conflicts', '-k', overlay);
  await kubectl('wait', '--for=condition=Ready', 'cluster/postgres', TEN_MINUTES);
  await waitForSite(600);
  const { status } = await ask(await entranceAddress(), '/directory');
  if (status !== 200) throw new Error(`The restored site answers ${status}`);
}

/** The restored cluster archives under its new name. */
async function backUpAgain(): Promise<void> {
  await kubectl('create', '-f', resolve('infra/kubernetes/examples/backup-now.yaml'));
  const completed = '--for=jsonpath={.status.phase}=completed';
  await kubectl('wait', completed, 'backup', '--all', '--timeout=300s');
}
