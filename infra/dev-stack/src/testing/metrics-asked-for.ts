import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { projectRoot } from '../lib/project-root.js';

/** Metrics that Prometheus itself provides. */
const ofPrometheus = new Set(['up']);

/**
 * The metrics that a query uses, as processes name them: without the suffixes that Prometheus appends for a
 * histogram.
 */
export function metricsAskedFor(query: string): string[] {
  const bare = query
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, ' ');
  const names = [...bare.matchAll(/\b[a-z][a-z0-9_]*_[a-z0-9_]+\b(?!\s*\()/g)].map(([name]) =>
    name.replace(/_(bucket|count|sum)$/, ''),
  );
  return [...new Set(names)].concat(/\bup\b/.test(bare) ? ['up'] : []);
}

const query = z.object({ expr: z.string() });
const dashboardSchema = z.object({ panels: z.array(z.object({ targets: z.array(query) })) });
const alertsSchema = z.object({ groups: z.array(z.object({ rules: z.array(query) })) });

/** Every metric that the dashboard and the alert rules use. */
export function metricsInUse(): string[] {
  const folder = join(projectRoot, 'infra/observability');
  // JSON is YAML, too.
  const read = (name: string): unknown => parse(readFileSync(join(folder, name), 'utf8'));
  const dashboard = dashboardSchema.parse(read('dashboard.json'));
  const alerts = alertsSchema.parse(read('alerts.yml'));
  const queries = [
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...alerts.groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
  ];
  const names = new Set(queries.flatMap(metricsAskedFor));
  return [...names].filter((name) => !ofPrometheus.has(name));
}
