import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { isFree } from '../stack/ports.js';
import { balanceConnections } from './balance-connections.js';

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

describe('Connections to one address with several processes', () => {
  const started: { close(): unknown }[] = [];

  async function answering(name: string): Promise<Server> {
    const server = createServer((_request, response) => response.end(name));
    started.push(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return server;
  }

  async function askedOf(port: number): Promise<string> {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } });
    return answer.text();
  }

  afterEach(() => {
    for (const server of started.splice(0)) server.close();
  });

  it('are spread over all of them', async () => {
    const processes = await Promise.all(['a', 'b', 'c'].map(answering));
    const balancer = await balanceConnections(0, processes.map(portOf));
    started.push(balancer);
    const answers = [];
    for (let call = 0; call < 6; call += 1) answers.push(await askedOf(portOf(balancer)));
    expect(answers.sort()).toEqual(['a', 'a', 'b', 'b', 'c', 'c']);
  });

  it('pass over a process that does not listen', async () => {
    const [left, gone] = await Promise.all(['left', 'gone'].map(answering));
    const ports = [left, gone].map((server) => portOf(server!));
    const balancer = await balanceConnections(0, ports);
    started.push(balancer);
    await new Promise((resolve) => gone!.close(resolve));
    expect(await isFree(ports[1]!)).toBe(true);
    for (let call = 0; call < 4; call += 1) expect(await askedOf(portOf(balancer))).toBe('left');
  });

  it('still work after callers that reset their connection at once', async () => {
    const balancer = await balanceConnections(0, [portOf(await answering('a'))]);
    started.push(balancer);
    for (let call = 0; call < 50; call += 1) {
      const caller = connect(portOf(balancer), '127.0.0.1');
      await once(caller, 'connect');
      caller.resetAndDestroy();
    }
    expect(await askedOf(portOf(balancer))).toBe('a');
  });

  it('are closed without a response when no process listens', async () => {
    const gone = await answering('gone');
    const port = portOf(gone);
    await new Promise((resolve) => gone.close(resolve));
    const balancer = await balanceConnections(0, [port]);
    started.push(balancer);
    await expect(askedOf(portOf(balancer))).rejects.toThrow();
  });
});
