import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../local/project-root.js';

/** Told by Prometheus itself. */
const ofPrometheus = new Set(['up']);

/**
 * The metrics that a query asks for, by the names that a process gives them: without what
 * Prometheus appends to the parts of a histogram.
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

/** Every metric that the dashboard and the alert rules ask the processes for. */
export function metricsInUse(): string[] {
  const folder = join(projectRoot, 'infra/observability');
  const dashboard = JSON.parse(readFileSync(join(folder, 'dashboard.json'), 'utf8')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const alerts = parse(readFileSync(join(folder, 'alerts.yml'), 'utf8')) as {
    groups: { rules: { expr: string }[] }[];
  };
  const queries = [
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...alerts.groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
  ];
  const names = new Set(queries.flatMap(metricsAskedFor));
  return [...names].filter((name) => !ofPrometheus.has(name));
}
