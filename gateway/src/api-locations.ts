import { type ApiOwners, fileCalls, ownedPath } from '@town/contracts/api/owners';
import { proxyName } from './upstreams.js';

/**
 * The locations of the API: each path goes to the service that owns it.
 * @param owners the contracts' list
 * @param compression directives for responses that the services do not compress
 */
export function apiLocations(
  owners: ApiOwners,
  resolver: string | undefined,
  compression: string,
): string {
  const services = [...new Set(owners.map(([, owner]) => owner))];
  return services
    .flatMap((service) => {
      const paths = owners
        .filter(([, owner]) => owner === service)
        .map(([prefix]) => ownedPath(prefix));
      const pass = `proxy_pass http://${proxyName(service, resolver)};`;
      return [
        `location = /api/${service}/openapi.json { gzip on; ${compression} ${pass} }`,
        `location ~ ^/api/(${paths.join('|')})(/|$) { ${manyRecords(paths, pass)}${pass} }`,
      ];
    })
    .join('\n      ');
}

const pathOf = (ending: string) => `^/api/admin/[^/]+/${ending}$`;

/** The body limits of calls that accept files, in words: entries of an nginx map from path to limit. */
export const largerBodies = fileCalls
  .map(([ending, megabytes]) => `~${pathOf(ending)} "${megabytes} MB";`)
  .join(' ');

/** A transaction that changes ten thousand records takes up to two minutes. */
const patience = 'proxy_read_timeout 180s;';

/**
 * Locations for the few staff calls that accept files or change many records: larger bodies, longer
 * timeout.
 */
function manyRecords(paths: readonly string[], pass: string): string {
  if (!paths.some((path) => path.startsWith('admin/'))) return '';
  const locations = fileCalls.map(
    ([ending, megabytes]) =>
      `location ~ ${pathOf(ending)} { client_max_body_size ${megabytes}m; ${patience} ${pass} } `,
  );
  const hasBatches = paths.some((path) => path.startsWith('admin/batches/'));
  const undo = `location ~ ^/api/admin/batches/[^/]+/undo$ { ${patience} ${pass} } `;
  return [...locations, ...(hasBatches ? [undo] : [])].join('');
}
