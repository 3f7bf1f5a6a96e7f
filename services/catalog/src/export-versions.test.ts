import { randomUUID } from 'node:crypto';
import { exportedVersionSchema, versionsPage } from '@town/contracts/export/exported-version';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { useService } from '@town/service-kit/testing/service-harness';
import * as z from 'zod/mini';
import { catalogService } from './catalog-service.js';
import { bakery, businesses, deskClient } from './testing/desk-client.js';

const { auth, settings } = useFakeAuth();
const harness = useService(catalogService, settings);
const { call, create } = deskClient(harness, auth);
const path = `${businesses}/export-versions.json`;

test('the versions of every record are exported page by page, as stored', async () => {
  const { id } = await create({ ...bakery, name: 'Often Changed', state: 'published' });
  const other = await create({ ...bakery, name: 'Seldom Changed' });
  await harness.database().query(
    `insert into record_versions (record_id, version, by, action, state, content)
     select $1, number, 'ann@example.com', 'save', 'draft', '{"gone": 1}'
     from generate_series(2, $2::integer) as number`,
    [id, versionsPage + 20],
  );
  const token = auth().tokenOf('administrator');
  const page = async (query: string) =>
    z.array(exportedVersionSchema).parse(await (await call('GET', path + query, { token })).json());
  const first = await page('');
  expect(first).toHaveLength(versionsPage);
  const last = first.at(-1)!;
  const second = await page(`?record=${last.record}&version=${last.version}`);
  const found = [...first, ...second];
  const ofOne = found.filter(({ record }) => record === id);
  expect(ofOne.map(({ version }) => version)).toEqual(
    Array.from({ length: versionsPage + 20 }, (_, index) => index + 1),
  );
  expect(ofOne[1]).toEqual({
    record: id,
    version: 2,
    at: expect.stringMatching(/^\d{4}-.*\.\d{6}Z$/),
    by: 'ann@example.com',
    action: 'save',
    state: 'draft',
    content: { gone: 1 },
  });
  expect(found.filter(({ record }) => record === other.id)).toHaveLength(1);
});

test('only administrators can export the versions of every record', async () => {
  const token = auth().tokenOf('administrator');
  expect((await call('GET', path, { token: auth().tokenOf('editor') })).status).toBe(403);
  const wrong = `${path}?record=${randomUUID()}&version=0`;
  expect((await call('GET', wrong, { token })).status).toBe(400);
});
