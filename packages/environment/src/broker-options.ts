/** What a client of the broker has to be told. */
interface BrokerOptions {
  servers: string;
  tls?: Record<string, never>;
  user?: string;
  pass?: string;
}

/**
 * How to reach the broker of an address, signed in with the name and password in it: the client
 * reads neither from an address by itself.
 * @param address `nats://host:port` or `nats://name:password@host:port`, percent-encoded; with `tls:`
 *   nothing is said before the connection is encrypted
 */
export function brokerOptions(address: string): BrokerOptions {
  const { protocol, host, username, password } = new URL(address);
  return {
    servers: host,
    ...(protocol === 'tls:' && { tls: {} }),
    ...(username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
  };
}
