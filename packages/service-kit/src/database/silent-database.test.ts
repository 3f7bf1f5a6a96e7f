import { eventually } from '../testing/eventually.js';
import { useDatabaseProxy } from '../testing/use-database-proxy.js';

const { address, proxy } = useDatabaseProxy({ DATABASE_POOL_SIZE: 1 });

const ask = async () => (await fetch(address('/api/notes/stored'))).status;

test('a connection whose server has fallen silent is given up, and another is made', async () => {
  expect(await ask()).toBe(200);
  proxy().fallSilent();
  expect(await ask()).toBe(503);
  await eventually(async () => expect(await ask()).toBe(200));
}, 60_000);
