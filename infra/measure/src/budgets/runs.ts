import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import { readJsonFile } from '@town/process-kit/atomic-file';
import * as z from 'zod/mini';

const file = join(projectRoot, 'node_modules/.cache/town-budgets.json');

/** Median figures of a page. */
const figuresSchema = z.object({ performance: z.number(), lcp: z.number(), blocked: z.number() });
export type Figures = z.infer<typeof figuresSchema>;

const runSchema = z.record(z.string(), figuresSchema);

/** The figures of the previous run, by path; empty on the first run on this machine. */
export function readRunBefore(): Record<string, Figures> {
  return readJsonFile(file, runSchema) ?? {};
}

/** Stores figures for the next run. Pages that were not measured keep their earlier figures. */
export function keepRun(before: Record<string, Figures>, run: Record<string, Figures>): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...before, ...run }, null, 2));
}
