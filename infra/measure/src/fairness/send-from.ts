import { Agent, request } from 'node:http';

const agents = new Map<string, Agent>();

/** Requests a path of this machine from one of its addresses, and returns the status. */
export function sendFrom(localAddress: string, port: number, path: string): Promise<number> {
  const agent = agents.get(localAddress) ?? new Agent({ keepAlive: true });
  agents.set(localAddress, agent);
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, localAddress, agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });
}
