import { managedRecordSchema } from '@town/contracts/managed-records/record';
import { editorCall } from '@town/service-kit/testing/editor-call';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';

const { auth, settings } = useFakeAuth();
const { address, read } = useService(catalogService, settings);

const asEditor = editorCall({ address }, auth);

async function staff(method: string, path: string, body?: object, version?: number) {
  const response = await asEditor(method, `/api/admin/${path}`, body, version);
  expect(response.ok).toBe(true);
  return managedRecordSchema.parse(await response.json());
}

const contents = {
  businesses: { name: 'Oven Bakery', category: 'food' },
  services: { name: 'Oven Repairs', category: 'home_services' },
  churches: { name: 'Oven Street Chapel', pastor: 'Ada Field' },
};

test.each(Object.entries(contents))(
  'a record of the kind %s is found by its id or slug, and names its kind',
  async (kind, content) => {
    const { id, slug } = await staff('POST', kind, { ...content, state: 'published' });
    const expected = await read<object>(`/api/${kind}/${slug}`);
    for (const key of [id, slug]) {
      const response = await fetch(address(`/api/directory/${key}`));
      expect(response.status).toBe(200);
      expect(response.headers.get('etag')).toMatch(/^"/);
      expect(await response.json()).toEqual({ kind, ...expected });
    }
  },
);

test('a former slug leads to the record, and a withdrawn record answers as gone', async () => {
  const before = { name: 'Before', category: 'food' };
  const { id } = await staff('POST', 'businesses', { ...before, state: 'published' });
  await staff('PUT', `businesses/${id}`, { name: 'After' }, 1);
  const moved = await fetch(address('/api/directory/before'), { redirect: 'manual' });
  expect(moved.status).toBe(301);
  expect(moved.headers.get('location')).toBe('/api/directory/after');
  const spanish = address('/api/directory/before?language=es');
  const inSpanish = await fetch(spanish, { redirect: 'manual' });
  expect(inSpanish.headers.get('location')).toBe('/api/directory/after?language=es');
  await staff('POST', `businesses/${id}/archive`);
  for (const key of [id, 'after', 'before']) {
    expect((await fetch(address(`/api/directory/${key}`))).status).toBe(410);
  }
});

test('drafts, properties and unknown slugs are not in the directory', async () => {
  const draft = await staff('POST', 'churches', { name: 'Secret Chapel' });
  const property = await staff('POST', 'properties', {
    title: 'River House',
    propertyType: 'residential',
    address: '1 Main St',
    price: 100,
    contact: 'a@example.com',
    state: 'published',
  });
  for (const key of [draft.id, draft.slug, property.id, property.slug, 'nowhere']) {
    expect((await fetch(address(`/api/directory/${key}`))).status).toBe(404);
  }
});
