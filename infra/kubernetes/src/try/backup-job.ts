import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { kubectl } from './cluster.js';

const jobSchema = z.looseObject({
  spec: z.looseObject({
    template: z.looseObject({
      spec: z.looseObject({ containers: z.array(z.looseObject({ args: z.array(z.string()) })) }),
    }),
  }),
});

/**
 * Runs a program of the tools image to its end, with the nightly backup's settings and network access, as
 * docs/operations/kubernetes.md says.
 * @param folder a folder for the manifest
 * @returns what the program has printed
 */
export async function runAsBackup(folder: string, name: string, args: string[]): Promise<string> {
  const from = ['--from=cronjob/backup', '--dry-run=client', '-o', 'json'];
  const job = jobSchema.parse(JSON.parse(await kubectl('create', 'job', name, ...from)));
  for (const container of job.spec.template.spec.containers) container.args = args;
  const file = join(folder, `job-${name}.json`);
  writeFileSync(file, JSON.stringify(job));
  await kubectl('create', '-f', file);
  try {
    await kubectl('wait', '--for=condition=Complete', `job/${name}`, '--timeout=180s');
  } catch (error) {
    const log = await kubectl('logs', `job/${name}`, '--tail=5').catch(() => 'it has no log');
    throw new Error(`The job ${name} did not complete: ${log}`, { cause: error });
  }
  return kubectl('logs', `job/${name}`);
}
