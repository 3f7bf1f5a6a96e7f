import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import { metricsAskedFor } from '@town/dev-stack/testing/metrics-asked-for';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { headingAnchors } from './testing/heading-anchors.js';

const alertsSchema = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          for: z.optional(z.string().check(z.regex(/^\d+[smh]$/))),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
});

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const alerts = alertsSchema.parse(parse(read('infra/observability/alerts.yml')));
const rules = alerts.groups.flatMap((group) => group.rules);

describe('The alert rules', () => {
  it.each(rules.map((rule) => [rule.alert, rule.annotations.runbook]))(
    '%s refers to an existing chapter',
    (_alert, runbook) => {
      const [file = '', anchor] = runbook.split('#');
      expect(existsSync(join(projectRoot, file))).toBe(true);
      expect(headingAnchors(read(file))).toContain(anchor);
    },
  );

  it('each have a query and a unique name', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { expr } of rules) expect(metricsAskedFor(expr).length).toBeGreaterThan(0);
  });
});

describe('The names of metrics in a query', () => {
  it('are found among functions, labels and numbers', () => {
    const query =
      'histogram_quantile(0.95, sum by (service, le) (rate(http_seconds_bucket{status=~"5.."}[5m]))) > 1';
    expect(metricsAskedFor(query)).toEqual(['http_seconds']);
  });
});
