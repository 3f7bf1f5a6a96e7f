/**
 * The client options for a NATS address. The client itself reads neither credentials nor TLS from it.
 * @param address `nats://host:port` or `nats://name:password@host:port`, percent-encoded; with `tls:`
 *   the connection is encrypted before credentials are sent
 */
export function brokerOptions(address: string) {
  const { protocol, host, username, password } = new URL(address);
  return {
    servers: host,
    ...(protocol === 'tls:' && { tls: {} }),
    ...(username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
  };
}
