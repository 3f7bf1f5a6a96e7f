import { inPod, kubectl } from './cluster.js';

/** The pod that the PostgreSQL operator reports as the primary. */
export async function primaryPod(): Promise<string> {
  return kubectl('get', 'cluster', 'postgres', '-o', 'jsonpath={.status.currentPrimary}');
}

/** Runs a statement as superuser. The result is empty if the instance does not answer. */
export async function sql(pod: string, statement: string, database = 'postgres'): Promise<string> {
  const who = ['-AtqU', 'postgres', '-d', database];
  const { stdout } = await inPod(pod, 'postgres', 'psql', ...who, '-c', statement);
  return stdout.trim();
}
