/** What the template's ${CAPITALS} stand for. Every value is text that nginx reads. */
export interface GatewayVariables {
  /** `load_module` lines of the brotli modules; empty without them. */
  LOAD_MODULES: string;
  /** A `user …;` line where the master runs as root; empty otherwise. */
  USER_DIRECTIVE: string;
  /** `auto`, or how many worker processes. */
  WORKERS: string;
  /** A writable folder for the pid file and temporary files. */
  RUN_DIR: string;
  /** The access log's file; `/dev/stdout` in a container. */
  ACCESS_LOG: string;
  /** How long a visitor may take for the headers, and between two parts of the body: `10s`. */
  CLIENT_TIMEOUT: string;
  /** How long a service may take for its answer: `15s`. */
  UPSTREAM_TIMEOUT: string;
  /** `set_real_ip_from` and `real_ip_header` lines behind a trusted balancer; empty otherwise. */
  REAL_ADDRESS_DIRECTIVES: string;
  /** Reads a second that one address may make, and how many more at once. */
  READ_RATE: string;
  READ_BURST: string;
  /** Writes a second that one address may make, and how many more at once. */
  WRITE_RATE: string;
  WRITE_BURST: string;
  /** What each upstream is, and the name by which a location passes a request to it. */
  UPSTREAMS: string;
  CATALOG: string;
  CONTENT: string;
  ADVERTISING: string;
  AUTH: string;
  SITE: string;
  /** The payment sandbox's location, where there is one; empty where Stripe itself is used. */
  STRIPE_SANDBOX_LOCATION: string;
  /** `https` where visitors come by it, even if something before the gateway ends it. */
  PUBLIC_SCHEME: string;
  /** `listen …;` lines. */
  LISTEN_DIRECTIVES: string;
  /** The shell's browser files, the published slices, the root's files and `gateway/pages`. */
  ASSETS_DIR: string;
  SLICES_DIR: string;
  PUBLIC_DIR: string;
  NOTICES_DIR: string;
  /** `brotli_static on;` and the lines for brotli as it passes; empty without the modules. */
  BROTLI_STATIC: string;
  BROTLI_DYNAMIC: string;
}
