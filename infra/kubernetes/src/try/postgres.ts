import { inPod, kubectl } from './cluster.js';

/** The pod that the operator of PostgreSQL calls the primary. */
export async function primaryPod(): Promise<string> {
  return kubectl('get', 'cluster', 'postgres', '-o', 'jsonpath={.status.currentPrimary}');
}

/** Runs a statement in the operator's own database. An instance that does not answer says nothing. */
export async function sql(pod: string, statement: string): Promise<string> {
  const { stdout } = await inPod(pod, 'postgres', 'psql', '-AtqU', 'postgres', '-c', statement);
  return stdout.trim();
}
