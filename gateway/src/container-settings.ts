import { withFileVariables } from '@town/environment/with-file-variables';
import * as z from 'zod/mini';
import type { GatewayOptions } from './gateway-config.js';

const address = z.string().check(z.regex(/^[\w.-]+:\d{1,5}$/, 'must be host:port'));
const path = z.string().check(z.startsWith('/'));
const wholeNumber = z.pipe(z.coerce.number(), z.int().check(z.positive()));

/** A list in one variable, with commas. */
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
  CATALOG_ADDRESS: address,
  CONTENT_ADDRESS: address,
  ADVERTISING_ADDRESS: address,
  AUTH_ADDRESS: address,
  SITE_ADDRESS: address,
  STRIPE_SANDBOX_ADDRESS: z.optional(address),
  RESOLVER: z.optional(z.string().check(z.regex(/^[\d.]+(:\d{1,5})?$/, 'must be an address'))),
  RESOLVER_VALID: z._default(z.string().check(z.regex(/^\d+s$/)), '5s'),
  TRUSTED_PROXIES: list(/^[\da-f.:]+(\/\d{1,3})?$/i, 'must be addresses or networks'),
  WORKERS: z.optional(wholeNumber),
  READ_RATE: z.optional(wholeNumber),
  READ_BURST: z.optional(wholeNumber),
  WRITE_RATE: z.optional(wholeNumber),
  WRITE_BURST: z.optional(wholeNumber),
});

export interface ContainerSettings {
  nginx: string;
  options: GatewayOptions;
}

/**
 * Reads and checks what a container's environment says of its gateway.
 * @throws Error that names every variable that is missing or wrong
 */
export function readContainerSettings(env: Record<string, string | undefined>): ContainerSettings {
  const given = Object.entries(withFileVariables(env, Object.keys(schema.shape)));
  const parsed = schema.safeParse(Object.fromEntries(given.filter(([, value]) => value !== '')));
  if (!parsed.success) throw new Error(`Environment: ${z.prettifyError(parsed.error)}`);
  const { data } = parsed;
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
      upstreams: {
        catalog: data.CATALOG_ADDRESS,
        content: data.CONTENT_ADDRESS,
        advertising: data.ADVERTISING_ADDRESS,
        auth: data.AUTH_ADDRESS,
        site: data.SITE_ADDRESS,
      },
      resolver: data.RESOLVER ? { address: data.RESOLVER, valid: data.RESOLVER_VALID } : undefined,
      stripeSandbox: data.STRIPE_SANDBOX_ADDRESS,
      scheme: data.SITE_URL.startsWith('https:') ? 'https' : 'http',
      brotliModules: data.BROTLI_MODULES,
      trustedProxies: data.TRUSTED_PROXIES,
      workers: data.WORKERS,
      // The image's user is another one; then nginx needs no word about it.
      ...(process.getuid?.() === 0 && { user: 'root' }),
      limits: {
        readRate: data.READ_RATE,
        readBurst: data.READ_BURST,
        writeRate: data.WRITE_RATE,
        writeBurst: data.WRITE_BURST,
      },
    },
  };
}
