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

/** How large the body of a call may be, in words, where it is not as everywhere: for a map of paths. */
export const largerBodies = fileCalls
  .map(([ending, megabytes]) => `~${pathOf(ending)} "${megabytes} MB";`)
  .join(' ');

/** Ten thousand records are changed in one transaction, which takes up to a minute or two. */
const patience = 'proxy_read_timeout 180s;';

/** What only some calls of staff need: larger bodies for files, and time for many records at once. */
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
