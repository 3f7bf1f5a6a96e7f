import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import { testParts } from '@town/dev-stack/testing/test-selection';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const workflowFolder = '.github/workflows';

const workflowSchema = z.object({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({
      uses: z.optional(z.string()),
      needs: z.optional(z.string()),
      strategy: z.optional(
        z.object({ matrix: z.object({ part: z.optional(z.array(z.string())) }) }),
      ),
      steps: z.optional(
        z.array(z.object({ uses: z.optional(z.string()), run: z.optional(z.string()) })),
      ),
    }),
  ),
});
const workflow = (file: string) => workflowSchema.parse(parse(read(`${workflowFolder}/${file}`)));

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      link: z.optional(z.boolean()),
      integrity: z.optional(z.string()),
      optional: z.optional(z.boolean()),
    }),
  ),
});

describe('The supply chain', () => {
  it.each(readdirSync(join(projectRoot, workflowFolder)))(
    'runs only actions that %s names by commit hash, with read access by default',
    (file) => {
      const { permissions, jobs } = workflow(file);
      const used = Object.values(jobs)
        .flatMap((job) => [job.uses, ...(job.steps ?? []).map((step) => step.uses)])
        .filter((action) => action !== undefined && !action.startsWith('./'));
      for (const action of used) expect(action).toMatch(/@[0-9a-f]{40}$/);
      expect(permissions).toEqual({ contents: 'read' });
    },
  );

  it('signs an image after the tests, the audit and the scan', () => {
    const { image } = workflow('images.yml').jobs;
    expect(image?.needs).toBe('checks');
    const steps = image?.steps?.map(({ uses, run }) => uses ?? run ?? '') ?? [];
    const scan = steps.findIndex((step) => step.startsWith('anchore/scan-action@'));
    const sign = steps.findIndex((step) => step.startsWith('cosign sign'));
    expect(scan).toBeGreaterThan(0);
    expect(sign).toBeGreaterThan(scan);
    const { validate, test, audit } = workflow('checks.yml').jobs;
    expect(validate?.steps?.at(-1)?.run).toBe('npm run validate');
    expect(test?.steps?.at(-1)?.run).toBe(`npm test -- \${{ matrix.part }}`);
    const parts = test?.strategy?.matrix.part?.flatMap((part) => part.split(' '));
    expect(parts?.sort()).toEqual([...testParts].sort());
    expect(audit?.steps?.map(({ run }) => run)).toContain('npm audit signatures');
  });

  // Builds of native packages for other systems are missing in some registries, so their hashes
  // could not be looked up when the lock file was written.
  it('has an integrity hash for every locked package that a container or Linux can install', () => {
    const { packages } = lockSchema.parse(JSON.parse(read('package-lock.json')));
    const without = Object.entries(packages)
      .filter(([path, { link }]) => path.includes('node_modules/') && !link)
      .filter(([, { integrity }]) => !integrity?.startsWith('sha'))
      .filter(([path, { optional }]) => !optional || /linux-(x64|arm64)-gnu$/.test(path))
      .map(([path]) => path);
    expect(without).toEqual([]);
  });

  it('runs no install script, and waits a week before it takes an update', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    expect(JSON.parse(read('renovate.json'))).toMatchObject({ minimumReleaseAge: '7 days' });
  });
});
