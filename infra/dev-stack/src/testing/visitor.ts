import { request } from 'node:http';
import { connect, createServer } from 'node:net';
import { portOf } from '@town/process-kit/port-of';

/** Visitors are counted by network address. On Linux every address 127.x.y.z belongs to this machine. */
const gatewayHost = '127.0.0.1';

/** The slice versions in the answer for a page, requested from an address without a cookie. */
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
 * Opens a proxy to the gateway. All its connections come from one address, which a browser cannot choose by
 * itself.
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
    url: `http://localhost:${portOf(server)}`,
    close: () => server.close(),
  };
}
