import { managedRecordSchema } from '@town/contracts/managed-records/record';
import type { SearchHit, SearchSuggestion } from '@town/contracts/search/hit';
import { editorCall } from '@town/service-kit/testing/editor-call';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from './catalog-service.js';

const { auth, settings } = useFakeAuth();
const { address, read } = useService(catalogService, settings);
const asEditor = editorCall({ address }, auth);

async function publish(kind: string, content: object) {
  const response = await asEditor('POST', `/api/admin/${kind}`, { ...content, state: 'published' });
  expect(response.status).toBe(201);
  return managedRecordSchema.parse(await response.json());
}

const described = { description: 'Pies and bread', descriptionEs: 'Empanadas y zanahorias' };
const translation = { description: 'Empanadas y zanahorias', translated: ['description'] };

beforeAll(async () => {
  await publish('businesses', { name: 'Pie Stand', category: 'food', ...described });
  await publish('services', { name: 'Pie Repairs', category: 'home_services', ...described });
  await publish('churches', { name: 'Pie Chapel', ...described });
  await publish('properties', {
    title: 'Pie House',
    titleEs: 'Casa de pan',
    propertyType: 'residential',
    address: '1 Main St',
    price: 100,
    contact: 'a@example.com',
    ...described,
  });
});

test.each([
  'businesses',
  'services',
  'churches',
  'businesses?sort=open',
  'services?open=2027-05-03T12:00',
])('%s are listed in Spanish on request', async (list) => {
  const path = `/api/${list}${list.includes('?') ? '&' : '?'}`;
  const english = await read<object[]>(path);
  expect(JSON.stringify(english)).not.toMatch(/translated|Es"|Empanadas/);
  const shown = await read<object[]>(`${path}language=es`);
  expect(shown).toHaveLength(english.length);
  for (const each of shown) expect(each).toMatchObject(translation);
});

test('a page of the directory and one of a property are served in Spanish', async () => {
  expect(await read('/api/directory/pie-chapel?language=es')).toMatchObject(translation);
  expect(await read('/api/properties/pie-house?language=es')).toMatchObject({
    title: 'Casa de pan',
    translated: ['title', 'description'],
  });
});

test('Spanish words find a record, which is shown in the requested language', async () => {
  const found = (more = '') => read<SearchHit[]>(`/api/search?q=zanahoria${more}`);
  const english = await found();
  expect(english).toHaveLength(4);
  expect(JSON.stringify(english)).not.toMatch(/translated|Empanadas/);
  for (const hit of await found('&language=es')) {
    expect(hit.description).toBe(translation.description);
    expect(hit.translated).toContain('description');
  }
  const [house] = await read<SearchSuggestion[]>('/api/search/suggestions?q=casa+pan&language=es');
  expect(house).toMatchObject({ kind: 'property', name: 'Casa de pan' });
});
