import type { GatewayVariables } from './gateway-variables.js';

const UPSTREAMS = ['catalog', 'content', 'advertising', 'auth', 'site'] as const;
type UpstreamName = (typeof UPSTREAMS)[number];

/** `host:port` of each upstream; several, with spaces between them, without a resolver. */
export type UpstreamAddresses = Record<UpstreamName, string>;

/** A name server that knows the upstreams. */
export interface Resolver {
  address: string;
  /** How long an answer counts: `5s`. */
  valid: string;
}

type UpstreamVariables = Pick<GatewayVariables, 'UPSTREAMS' | Uppercase<UpstreamName>>;

/**
 * Without a resolver each upstream has a pool of open connections, and its name is looked up once,
 * at the start: for addresses that stay (this machine, a Service of Kubernetes). With one, names are
 * looked up again and requests spread over all addresses they have, each on a connection of its own.
 */
export function upstreamVariables(
  addresses: UpstreamAddresses,
  resolver: Resolver | undefined,
): UpstreamVariables {
  const blocks = UPSTREAMS.map((name) => (resolver ? variable : pool)(name, addresses[name]));
  const lookup = resolver
    ? [`resolver ${resolver.address} valid=${resolver.valid} ipv6=off;`, 'resolver_timeout 2s;']
    : [];
  const passTo = (name: UpstreamName) => (resolver ? `$${name}_address` : name);
  return {
    UPSTREAMS: [...lookup, ...blocks].join('\n  '),
    CATALOG: passTo('catalog'),
    CONTENT: passTo('content'),
    ADVERTISING: passTo('advertising'),
    AUTH: passTo('auth'),
    SITE: passTo('site'),
  };
}

function variable(name: UpstreamName, address: string): string {
  return `map "" $${name}_address { default "${address}"; }`;
}

function pool(name: UpstreamName, address: string): string {
  return [
    `upstream ${name} {`,
    ...address.split(' ').map((replica) => `  server ${replica} max_fails=0;`),
    '  keepalive 32;',
    // Closed before Node's five seconds are over.
    '  keepalive_timeout 4s;',
    '  keepalive_requests 10000;',
    // A busy connection would stay with one replica for ever, and a new one get no work.
    '  keepalive_time 30s;',
    '}',
  ].join('\n  ');
}
