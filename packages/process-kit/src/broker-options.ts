/** Options of a NATS client. */
export interface BrokerOptions {
  servers: string;
  tls?: Record<string, never>;
  user?: string;
  pass?: string;
}

/**
 * The client options for a NATS address. The client itself reads neither credentials nor TLS from it.
 * @param address `nats://host:port` or `nats://name:password@host:port`, percent-encoded; with `tls:`
 *   the connection is encrypted before credentials are sent
 */
export function brokerOptions(address: string): BrokerOptions {
  const { protocol, host, username, password } = new URL(address);
  return {
    servers: host,
    ...(protocol === 'tls:' && { tls: {} }),
    ...(username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
  };
}
