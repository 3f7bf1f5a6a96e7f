import { eventually } from '@town/service-kit/testing/eventually';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from './catalog-service.js';
import { bakery, businesses, deskClient } from './testing/desk-client.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const { send, create, shown } = deskClient(harness, auth);

test('a record that cannot be published does not stop the others', async () => {
  const at = '2100-01-01T12:00:00.000Z';
  const odd = await create({ ...bakery, name: 'Odd One' });
  const sound = await create({ ...bakery, name: 'Sound One' });
  for (const { id } of [odd, sound]) {
    await send('POST', `${businesses}/${id}/publish`, { body: { at } });
  }
  await harness.database().query(
    `update records set publish_at = now(),
       content = jsonb_set(content, '{latitude}', '"north"') where id = $1`,
    [odd.id],
  );
  await harness.database().query('update records set publish_at = now() where id = $1', [sound.id]);
  await eventually(async () => expect(await shown(sound.id)).toBeDefined());
  expect(await shown(odd.id)).toBeUndefined();
  expect(await send('GET', `${businesses}/${odd.id}`)).toMatchObject({ state: 'scheduled' });
});
