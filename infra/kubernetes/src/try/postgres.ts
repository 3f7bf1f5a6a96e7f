import { inPod, kubectl } from './cluster.js';

/** The pod that the operator of PostgreSQL calls the primary. */
export async function primaryPod(): Promise<string> {
  return kubectl('get', 'cluster', 'postgres', '-o', 'jsonpath={.status.currentPrimary}');
}

/** Runs a statement as superuser. An instance that does not answer says nothing. */
export async function sql(pod: string, statement: string, database = 'postgres'): Promise<string> {
  const who = ['-AtqU', 'postgres', '-d', database];
  const { stdout } = await inPod(pod, 'postgres', 'psql', ...who, '-c', statement);
  return stdout.trim();
}
