import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assignPorts, requireFreePort } from './ports.js';

describe('The ports of a stack', () => {
  let folder: string;
  const servers: Server[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'town-ports-'));
    mkdirSync(join(folder, 'run'));
  });
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
    rmSync(folder, { recursive: true });
  });

  const occupy = (port: number) =>
    new Promise<void>((resolve) => {
      const server = createServer();
      servers.push(server);
      server.listen(port, '127.0.0.1', resolve);
    });

  it('stay the same at the next start', async () => {
    const first = await assignPorts(folder, 18_301, ['postgres', 'nats']);
    expect(await assignPorts(folder, 18_301, ['postgres', 'nats'])).toEqual(first);
    expect(new Set(Object.values(first)).size).toBe(2);
  });

  it('change if another program uses one of them', async () => {
    const first = await assignPorts(folder, 18_302, ['postgres', 'nats']);
    await occupy(first.nats ?? 0);
    const second = await assignPorts(folder, 18_302, ['postgres', 'nats']);
    expect(second.postgres).toBe(first.postgres);
    expect(second.nats).not.toBe(first.nats);
  });

  it('are refused in one line if the chosen port is in use', async () => {
    await occupy(18_303);
    await expect(requireFreePort(18_303)).rejects.toThrow(
      'Port 18303 is in use: stop what listens there, or choose another one: `PORT=18304 npm start`.',
    );
  });
});
