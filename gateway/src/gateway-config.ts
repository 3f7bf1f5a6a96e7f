import { readFileSync } from 'node:fs';
import { apiOwners } from '@town/contracts/api/owners';
import { recordOf } from '@town/contracts/records/record-of';
import { apiLocations, largerBodies } from './api-locations.js';
import { checkedPath } from './checked-path.js';
import { type Limits, limitNames, usualLimits } from './limits.js';
import { type PictureSource, pictureFiles, pictureUpstream } from './picture-files.js';
import { noSite, plainAnswers, plainWords } from './plain-answers.js';
import { apiProblemLocations, earlyErrorLocations, noPicture } from './problem-locations.js';
import { proxyName, type UpstreamAddresses, upstreamDirectives } from './upstreams.js';

export interface GatewayOptions {
  port: number;
  /** Addresses to listen on; IPv6 ones in brackets. */
  hosts: string[];
  siteUrl: string;
  /** Host names that visitors may use besides that of `siteUrl` and of this machine. */
  otherNames?: string[];
  runDir: string;
  accessLog: string;
  assetsDir: string;
  slicesDir: string;
  publicDir: string;
  /** The folder of base map archives. It may be missing. */
  mapsDir: string;
  pictures: PictureSource;
  upstreams: UpstreamAddresses;
  /** DNS server for the upstreams' names; without it the names are resolved once, at the start. */
  resolver?: string | undefined;
  stripeSandbox?: string | undefined;
  brotliModules: string[];
  /** The user of the worker processes; only needed when the master runs as root. */
  user?: string | undefined;
  /** Balancers whose X-Forwarded-For is trusted: addresses or networks. */
  trustedProxies?: string[];
  /** Number of worker processes; the default is one for each core. */
  workers?: number | undefined;
  limits?: Limits;
  /** The Strict-Transport-Security header of a site on https. */
  transportSecurity?: string | undefined;
  clientTimeout?: string;
  upstreamTimeout?: string;
}

const template = new URL('../nginx.conf.template', import.meta.url);

/** Names for health checks and for the local stack. */
const localNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Renders the configuration of nginx, the only public server of a town guide. The local stack, the
 * container's program and the tests call it. The template in `nginx.conf.template` is the same for all
 * of them; only locations that follow from a list (path owners, errors) are generated here.
 */
export function gatewayConfig(options: GatewayOptions): string {
  const { limits = {}, resolver } = options;
  const { hostname, protocol } = new URL(options.siteUrl);
  const scheme = protocol.slice(0, -1);
  const listen = (suffix: string) =>
    options.hosts.map((host) => `listen ${host}:${options.port}${suffix};`).join('\n    ');
  const brotli = options.brotliModules.length > 0;
  return renderTemplate(readFileSync(template, 'utf8'), {
    LOAD_MODULES: options.brotliModules
      .map((path) => `load_module "${checkedPath(path)}";`)
      .join('\n'),
    USER_DIRECTIVE: options.user ? `user ${options.user};` : '',
    WORKERS: options.workers ? String(options.workers) : 'auto',
    RUN_DIR: checkedPath(options.runDir),
    ACCESS_LOG: checkedPath(options.accessLog),
    CLIENT_TIMEOUT: options.clientTimeout ?? '10s',
    UPSTREAM_TIMEOUT: options.upstreamTimeout ?? '15s',
    REAL_ADDRESS_DIRECTIVES: realAddress(options.trustedProxies ?? []),
    ...recordOf(limitNames, (name) => String(limits[name] ?? usualLimits[name])),
    UPSTREAMS: upstreamDirectives(options.upstreams, resolver),
    SITE: proxyName('site', resolver),
    LARGER_BODIES: largerBodies,
    API_LOCATIONS: apiLocations(apiOwners, resolver, brotli ? brotliDirectives : ''),
    MEDIA: proxyName('media', resolver),
    PICTURE_FILES: pictureFiles(options.pictures),
    PICTURE_UPSTREAM: pictureUpstream(options.pictures),
    NO_PICTURE: noPicture,
    STRIPE_SANDBOX_LOCATION: options.stripeSandbox
      ? sandboxLocation(options.stripeSandbox, resolver)
      : '',
    EARLY_ERRORS: earlyErrorLocations,
    API_PROBLEMS: apiProblemLocations,
    PUBLIC_SCHEME: scheme,
    TRANSPORT_SECURITY:
      scheme === 'https'
        ? (options.transportSecurity ?? 'max-age=31536000; includeSubDomains')
        : '',
    LISTEN: listen(''),
    LISTEN_DEFAULT: listen(' default_server'),
    SERVER_NAMES: [...new Set([hostname, ...localNames, ...(options.otherNames ?? [])])].join(' '),
    ASSETS_DIR: checkedPath(options.assetsDir),
    SLICES_DIR: checkedPath(options.slicesDir),
    PUBLIC_DIR: checkedPath(options.publicDir),
    MAPS_DIR: checkedPath(options.mapsDir),
    PLAIN_WORDS: plainWords,
    PLAIN_ANSWERS: plainAnswers,
    NO_SITE: noSite,
    READS_ONLY: 'error_page 405 @read_only; if ($not_a_read) { return 405; }',
    BROTLI_STATIC: brotli ? 'brotli_static on;' : '',
    BROTLI_DYNAMIC: brotli ? brotliDirectives : '',
  });
}

/** Fills in a template, as `envsubst` would, but refuses a name without a value. */
function renderTemplate(text: string, variables: Record<string, string>): string {
  return text.replace(/\$\{([A-Z][A-Z_]*)\}/g, (_, name: string) => {
    const value = variables[name];
    if (value === undefined) throw new Error(`The gateway's template names \${${name}}.`);
    return value;
  });
}

/** Takes the visitor's address from X-Forwarded-For, as the outermost trusted balancer reported it. */
function realAddress(proxies: string[]): string {
  if (proxies.length === 0) return '';
  return [
    ...proxies.map((proxy) => `set_real_ip_from ${proxy};`),
    'real_ip_header X-Forwarded-For;',
    'real_ip_recursive on;',
  ].join('\n  ');
}

/**
 * The payment sandbox's location. Its requests come from browsers, so they get the rights of a publishable
 * key.
 */
function sandboxLocation(address: string, resolver: string | undefined): string {
  const pass = resolver
    ? // nginx replaces no part of a path where the server's name is a variable.
      [
        `  set $stripe_sandbox ${address};`,
        '  rewrite ^/stripe-sandbox/(.*)$ /browser/$1 break;',
        '  proxy_pass http://$stripe_sandbox;',
      ]
    : [`  proxy_pass http://${address}/browser/;`];
  return [
    'location ^~ /stripe-sandbox/ {',
    '  error_page 413 @api_too_large;',
    '  error_page 429 @api_too_many;',
    '  error_page 500 502 504 =503 @api_unavailable;',
    '  limit_req zone=reads burst=100 nodelay;',
    '  limit_req zone=writes burst=20 nodelay;',
    '  gzip on;',
    ...pass,
    '}',
  ].join('\n    ');
}

const brotliDirectives = [
  'brotli on;',
  'brotli_comp_level 4;',
  'brotli_min_length 512;',
  'brotli_types text/css text/javascript text/plain text/xml application/xml application/rss+xml',
  'application/json application/manifest+json image/svg+xml text/calendar;',
].join(' ');
