import { eventually } from '../testing/eventually.js';
import { useDatabaseProxy } from '../testing/use-database-proxy.js';

const { address, proxy } = useDatabaseProxy({ DATABASE_POOL_SIZE: 1 });

const ask = async () => (await fetch(address('/api/notes/stored'))).status;

test('a connection to a server that stops responding is replaced by a new one', async () => {
  expect(await ask()).toBe(200);
  proxy().fallSilent();
  expect(await ask()).toBe(503);
  await eventually(async () => expect(await ask()).toBe(200));
}, 60_000);
