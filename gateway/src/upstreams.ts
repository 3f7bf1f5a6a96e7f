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
 * Resolves names again at run time with a DNS server. Its answers are cached for one second only: a
 * container engine gives the address of a removed container to the next one, which may be another service.
 */
export const resolverDirective = (dnsServer: string) => `resolver ${dnsServer} valid=1s ipv6=off;`;

export function proxyName(name: UpstreamName, resolver: string | undefined): string {
  return resolver ? `$${name}_address` : name;
}

/**
 * The upstreams' directives. Without a resolver each upstream has a connection pool, and its name is
 * resolved once, at the start: this suits fixed addresses (this machine, a Kubernetes Service). With a
 * resolver, names are resolved again at run time, requests are spread over all addresses, and each request
 * opens a new connection.
 */
export function upstreamDirectives(
  addresses: UpstreamAddresses,
  resolver: string | undefined,
): string {
  if (!resolver) {
    return [
      // Long enough to try another connection. A request that timed out at one server is not retried at the
      // next.
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

/** Attempts when there is only one address: several pods may be behind it, and one of them may be lost. */
const TRIES = 3;

function pool(name: UpstreamName, address: string): string {
  const given = address.split(' ');
  const servers = given.length > 1 ? given : Array.from({ length: TRIES }, () => address);
  return [
    `upstream ${name} {`,
    ...servers.map((server) => `  server ${server} max_fails=0;`),
    '  keepalive 32;',
    // Shorter than Node's keep-alive timeout of five seconds, so that nginx closes first.
    '  keepalive_timeout 4s;',
    '  keepalive_requests 10000;',
    // A permanently busy connection would stay with one replica, and a new replica would get no requests.
    '  keepalive_time 30s;',
    '}',
  ].join('\n  ');
}
