import { request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';

/** Visitors count by their network address: every 127.x.y.z is this machine's on Linux. */
const gatewayHost = '127.0.0.1';

/** What a page's answer says of the slices in it, asked from an address, as somebody without scripts. */
export function slicesGivenTo(localAddress: string, port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ host: gatewayHost, port, path, localAddress, agent: false }, (answer) => {
      answer.resume();
      resolve(String(answer.headers['x-slices']));
    })
      .once('error', reject)
      .end();
  });
}

/**
 * Opens a way to the gateway on which all that comes has one address, for a browser that cannot
 * choose its own.
 */
export async function wayFrom(localAddress: string, port: number) {
  const server = createServer((incoming) => {
    const outgoing = connect({ host: gatewayHost, port, localAddress });
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      from.pipe(to);
      from.once('error', () => to.destroy());
      from.once('close', () => to.destroy());
    }
  });
  await new Promise<void>((done) => server.listen(0, gatewayHost, done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}
