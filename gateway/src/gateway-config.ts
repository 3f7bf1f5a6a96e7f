import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GatewayVariables } from './gateway-variables.js';
import { renderTemplate } from './render-template.js';
import { type Resolver, type UpstreamAddresses, upstreamVariables } from './upstream-variables.js';

export interface GatewayOptions {
  port: number;
  /** Addresses to listen on; IPv6 ones in brackets. */
  hosts: string[];
  runDir: string;
  accessLog: string;
  assetsDir: string;
  slicesDir: string;
  publicDir: string;
  /** `host:port` of each upstream. */
  upstreams: UpstreamAddresses;
  /** Where the upstreams' names are looked up anew all the time; without it only at the start. */
  resolver?: Resolver | undefined;
  /** The payment sandbox's address, where there is one. */
  stripeSandbox?: string | undefined;
  scheme: 'http' | 'https';
  brotliModules: string[];
  /** The workers' user; left out unless the master runs as root. */
  user?: string;
  /** Balancers whose X-Forwarded-For is believed: addresses or networks. */
  trustedProxies?: string[];
  /** How many worker processes; one for each core, if left out. */
  workers?: number | undefined;
  limits?: Partial<
    Record<'readRate' | 'readBurst' | 'writeRate' | 'writeBurst', number | undefined>
  >;
  clientTimeout?: string;
  upstreamTimeout?: string;
}

const TEMPLATE = new URL('../nginx.conf.template', import.meta.url);
const NOTICES = new URL('../pages', import.meta.url);

/** The configuration of a gateway whose parts run on this machine. */
export function gatewayConfig(options: GatewayOptions): string {
  return renderTemplate(readFileSync(TEMPLATE, 'utf8'), gatewayVariables(options));
}

function gatewayVariables(options: GatewayOptions): GatewayVariables {
  const { limits, upstreams, resolver } = options;
  const brotli = options.brotliModules.length > 0;
  return {
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
    READ_RATE: String(limits?.readRate ?? 100),
    READ_BURST: String(limits?.readBurst ?? 400),
    WRITE_RATE: String(limits?.writeRate ?? 10),
    WRITE_BURST: String(limits?.writeBurst ?? 40),
    ...upstreamVariables(upstreams, resolver),
    STRIPE_SANDBOX_LOCATION: options.stripeSandbox
      ? sandboxLocation(options.stripeSandbox, resolver)
      : '',
    PUBLIC_SCHEME: options.scheme,
    LISTEN_DIRECTIVES: options.hosts
      .map((host) => `listen ${host}:${options.port};`)
      .join('\n    '),
    ASSETS_DIR: checkedPath(options.assetsDir),
    SLICES_DIR: checkedPath(options.slicesDir),
    PUBLIC_DIR: checkedPath(options.publicDir),
    NOTICES_DIR: checkedPath(fileURLToPath(NOTICES)),
    BROTLI_STATIC: brotli ? 'brotli_static on;' : '',
    BROTLI_DYNAMIC: brotli ? brotliDirectives : '',
  };
}

/** The visitor is whom the outermost of the trusted balancers has seen. */
function realAddress(proxies: string[]): string {
  if (proxies.length === 0) return '';
  return [
    ...proxies.map((proxy) => `set_real_ip_from ${proxy};`),
    'real_ip_header X-Forwarded-For;',
    'real_ip_recursive on;',
  ].join('\n  ');
}

/** What comes this way comes from browsers, and may do what a publishable key may. */
function sandboxLocation(address: string, resolver: Resolver | undefined): string {
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
  'application/json application/manifest+json image/svg+xml;',
].join(' ');

/** nginx would read these characters as its own. */
function checkedPath(path: string): string {
  if (/["$\\\n]/.test(path)) {
    throw new Error(`nginx cannot serve from ${path}: move it to a path without ", $ or \\.`);
  }
  return path;
}
