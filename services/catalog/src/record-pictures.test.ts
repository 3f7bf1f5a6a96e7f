import {
  currentPictureUsesPath,
  pictureRecordsSchema,
  pictureUsesSchema,
} from '@town/contracts/pictures/uses';
import { editorCall } from '@town/service-kit/testing/editor-call';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from './catalog-service.js';

const { auth, settings } = useFakeAuth();
const { address, database, read } = useService(catalogService, settings);

const imageUrl = '/pictures/0123456789abcdef0123456789abcdef/1280.jpg';

const asEditor = editorCall({ address }, auth);
const save = (kind: string, content: object) => asEditor('POST', `/api/admin/${kind}`, content);

const contents = {
  businesses: { name: 'Oven Bakery', category: 'food' },
  services: { name: 'Oven Repairs', category: 'home_services' },
  churches: { name: 'Oven Street Chapel' },
  properties: {
    title: 'Oven House',
    propertyType: 'residential',
    address: '1 Main St',
    price: 100,
    contact: 'a@example.com',
  },
};

test.each(Object.entries(contents))(
  'a picture of %s is published with its alternative text, and refused without it',
  async (kind, content) => {
    const refused = await save(kind, { ...content, imageUrl, state: 'published' });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      errors: [{ path: 'imageAlt', message: 'Alternative text is required' }],
    });
    expect((await save(kind, { ...content, imageUrl })).status).toBe(201);
    const imageAlt = 'A stone oven';
    expect((await save(kind, { ...content, imageUrl, imageAlt, state: 'published' })).status).toBe(
      201,
    );
    expect(await read(`/api/${kind}`)).toMatchObject([{ imageUrl, imageAlt }]);
  },
);

test('restoring an earlier version leaves out a picture that was removed since', async () => {
  const hash = 'abcdef0123456789abcdef0123456789';
  const picture = { imageUrl: `/pictures/${hash}/1280.jpg`, imageAlt: 'A stone oven' };
  const made = await readJson<{ id: string }>(
    save('churches', { name: 'Restored Chapel', ...picture, state: 'published' }),
  );
  await asEditor('PUT', `/api/admin/churches/${made.id}`, { imageUrl: null, name: 'Chapel' }, 1);
  const { hashes } = pictureUsesSchema.parse(await read(currentPictureUsesPath));
  expect(hashes).not.toContain(hash);
  await database().query(
    `insert into known_pictures (hash, width, height, alt, focal_x, focal_y, removed)
     values ($1, 0, 0, '', 50, 50, true)`,
    [hash],
  );
  const call = { version: 1 };
  const restored = await asEditor('POST', `/api/admin/churches/${made.id}/restore`, call, 2);
  expect(await restored.json()).toMatchObject({
    name: 'Restored Chapel',
    imageUrl: null,
    imageAlt: null,
  });
});

test('the records that use a picture are listed, including those that use it only in an earlier version', async () => {
  const hash = 'fedcba9876543210fedcba9876543210';
  const imageAlt = 'A stone oven';
  const inUse = (of = hash) => ({ imageUrl: `/pictures/${of}/1280.jpg`, imageAlt });
  const stored = (content: object) =>
    readJson<{ id: string; version: number }>(save('churches', content));
  const drafted = await stored({ name: 'Drafted Chapel', ...inUse() });
  const former = await stored({ name: 'Former Chapel', ...inUse(), state: 'published' });
  await asEditor('PUT', `/api/admin/churches/${former.id}`, { imageUrl: null }, 1);
  await stored({ name: 'Other Chapel', ...inUse('0'.repeat(32)) });
  const answer = await read(`/internal/picture-uses/${hash}`);
  expect(pictureRecordsSchema.parse(answer).records).toEqual([
    { kind: 'churches', id: drafted.id, title: 'Drafted Chapel', isEarlier: false },
    { kind: 'churches', id: former.id, title: 'Former Chapel', isEarlier: true },
  ]);
});
