import { editorCall } from '@town/service-kit/testing/editor-call';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { useService } from '@town/service-kit/testing/service-harness';
import { catalogService } from './catalog-service.js';

const { auth, settings } = useFakeAuth();
const { address, read } = useService(catalogService, settings);

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
  'a picture of %s is published with its alternative text, and not without',
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
