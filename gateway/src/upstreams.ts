import { apiServices } from '@town/contracts/api/owners';
import { recordOf } from '@town/contracts/records/record-of';

const upstreamNames = [...apiServices, 'site'] as const;
export type UpstreamName = (typeof upstreamNames)[number];

/** `host:port` of each upstream; without a resolver also several, separated by spaces. */
export type UpstreamAddresses = Record<UpstreamName, string>;

export function forEachUpstream<Value>(
  create: (name: UpstreamName) => Value,
): Record<UpstreamName, Value> {
  return recordOf(upstreamNames, create);
}

/**
 * Resolves names again and again by a DNS server. Its answers count for one second: a container engine
 * gives the address of a removed container to the next one, which may be another service.
 */
export const resolverDirective = (dnsServer: string) => `resolver ${dnsServer} valid=1s ipv6=off;`;

export function proxyName(name: UpstreamName, resolver: string | undefined): string {
  return resolver ? `$${name}_address` : name;
}

/**
 * The upstreams' directives. Without a resolver each upstream has a pool of open connections, and
 * its name is resolved once, at the start: for addresses that stay (this machine, a Service of
 * Kubernetes). With one, names are resolved again and again and requests spread over all addresses,
 * each on a connection of its own.
 */
export function upstreamDirectives(
  addresses: UpstreamAddresses,
  resolver: string | undefined,
): string {
  if (!resolver) {
    return [
      // Long enough for another connection. Who has waited for an answer does not wait for a second.
      'proxy_next_upstream_timeout 5s;',
      ...upstreamNames.map((name) => pool(name, addresses[name])),
    ].join('\n  ');
  }
  return [
    resolverDirective(resolver),
    'resolver_timeout 2s;',
    ...upstreamNames.map(
      (name) => `map "" ${proxyName(name, resolver)} { default "${addresses[name]}"; }`,
    ),
  ].join('\n  ');
}

/** How often an only address is tried: behind it may be several pods, of which one is lost. */
const TRIES = 3;

function pool(name: UpstreamName, address: string): string {
  const given = address.split(' ');
  const servers = given.length > 1 ? given : Array.from({ length: TRIES }, () => address);
  return [
    `upstream ${name} {`,
    ...servers.map((server) => `  server ${server} max_fails=0;`),
    '  keepalive 32;',
    // Closed before Node closes them after five seconds.
    '  keepalive_timeout 4s;',
    '  keepalive_requests 10000;',
    // A busy connection would stay with one replica forever, and a new replica would get no work.
    '  keepalive_time 30s;',
    '}',
  ].join('\n  ');
}
