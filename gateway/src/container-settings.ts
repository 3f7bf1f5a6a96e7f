import { forEachApiService, serviceVariable, serviceVariables } from '@town/contracts/api/owners';
import { recordOf } from '@town/contracts/records/record-of';
import { readConfig } from '@town/process-kit/read-config';
import * as z from 'zod/mini';
import type { GatewayOptions } from './gateway-config.js';
import { limitNames } from './limits.js';

const address = z.string().check(z.regex(/^[\w.-]+:\d{1,5}$/, 'must be host:port'));
const path = z.string().check(z.startsWith('/'));
const wholeNumber = z.pipe(z.coerce.number(), z.int().check(z.positive()));

/** A list in one variable, separated by commas. */
function list(item: RegExp, message: string) {
  return z._default(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text: string) => text.split(',').map((part) => part.trim())),
      ),
      z.array(z.string().check(z.regex(item, message))),
    ),
    [],
  );
}

const dnsServer = z.string().check(z.regex(/^[\d.]+(:\d{1,5})?$/, 'must be an address'));

const schema = z.object({
  PORT: z._default(wholeNumber, 8080),
  SITE_URL: z.url({ protocol: /^https?$/ }),
  NGINX_PATH: z._default(path, '/usr/sbin/nginx'),
  BROTLI_MODULES: list(/^\//, 'must be paths'),
  RUN_DIR: path,
  ACCESS_LOG: z._default(path, '/dev/stdout'),
  ASSETS_DIR: path,
  SLICES_DIR: path,
  PUBLIC_DIR: path,
  /** The folder of base map archives. */
  MAPS_DIR: z._default(path, '/maps'),
  PICTURES_DIR: z._default(path, '/pictures'),
  /** Public address of a bucket with the pictures; without it they are read from PICTURES_DIR. */
  PICTURES_ORIGIN: z.optional(z.url({ protocol: /^https?$/ })),
  /** DNS server that knows the bucket's name; without it the name is resolved once, at the start. */
  PICTURES_RESOLVER: z.optional(dnsServer),
  ...recordOf(serviceVariables('ADDRESS'), () => address),
  SITE_ADDRESS: address,
  STRIPE_SANDBOX_ADDRESS: z.optional(address),
  RESOLVER: z.optional(dnsServer),
  /** Host names that visitors may use besides that of SITE_URL. */
  OTHER_NAMES: list(/^[a-z\d.-]+$/i, 'must be host names'),
  /** The Strict-Transport-Security header of a site on https. */
  TRANSPORT_SECURITY: z.optional(
    z.string().check(z.regex(/^max-age=\d+(; \w+)*$/, 'must begin with max-age=')),
  ),
  TRUSTED_PROXIES: list(
    /^([\d.]+(\/(1[6-9]|2\d|3[0-2]))?|[\da-f:]+(\/(3[2-9]|[4-9]\d|1[01]\d|12[0-8]))?)$/i,
    'must be addresses, or networks of at most a /16 (IPv6: a /32): every host in them may name the visitor',
  ),
  WORKERS: z.optional(wholeNumber),
  ...recordOf(limitNames, () => z.optional(wholeNumber)),
});

export interface ContainerSettings {
  nginx: string;
  options: GatewayOptions;
}

/**
 * Reads and checks the environment of a gateway in a container.
 * @throws ConfigurationError that names every missing or wrong variable
 */
export function readContainerSettings(env: Record<string, string | undefined>): ContainerSettings {
  const data = readConfig(schema, env);
  return {
    nginx: data.NGINX_PATH,
    options: {
      port: data.PORT,
      hosts: ['0.0.0.0'],
      runDir: data.RUN_DIR,
      accessLog: data.ACCESS_LOG,
      assetsDir: data.ASSETS_DIR,
      slicesDir: data.SLICES_DIR,
      publicDir: data.PUBLIC_DIR,
      mapsDir: data.MAPS_DIR,
      pictures: data.PICTURES_ORIGIN
        ? { origin: data.PICTURES_ORIGIN, resolver: data.PICTURES_RESOLVER ?? data.RESOLVER }
        : { folder: data.PICTURES_DIR },
      upstreams: {
        ...forEachApiService((service) => data[serviceVariable(service, 'ADDRESS')]),
        site: data.SITE_ADDRESS,
      },
      resolver: data.RESOLVER,
      stripeSandbox: data.STRIPE_SANDBOX_ADDRESS,
      siteUrl: data.SITE_URL,
      otherNames: data.OTHER_NAMES,
      transportSecurity: data.TRANSPORT_SECURITY,
      brotliModules: data.BROTLI_MODULES,
      trustedProxies: data.TRUSTED_PROXIES,
      workers: data.WORKERS,
      // An image that does not run as root needs no directive.
      ...(process.getuid?.() === 0 && { user: 'root' }),
      limits: recordOf(limitNames, (name) => data[name]),
    },
  };
}
