import { matchRoutes } from '@town/slice-kit/router';
import { createRoutes, idWithinSlice, sliceOfRoute, sliceRoute } from './routes';

const context = { site: { language: 'en' } } as Parameters<typeof createRoutes>[0];
const nothing = () => Promise.resolve(null);
const slice = (name: string) =>
  sliceRoute(
    { name },
    [{ path: name, children: [{ path: 'deep' }] }, { path: `${name}-too` }],
    'en',
  );

/** Ids of the routes that match a path when these slices are known. */
function idsAt(path: string, ...slices: string[]) {
  const routes = createRoutes(context, nothing, slices.map(slice));
  return matchRoutes(routes, path)?.map(({ route }) => route.id);
}

describe('the routes of a slice', () => {
  it('have the same ids whichever other slices are known', () => {
    for (const path of ['/events', '/events/deep', '/events-too']) {
      const alone = idsAt(path, 'events');
      expect(alone).toEqual(idsAt(path, 'directory', 'admin', 'events'));
      expect(alone?.every(Boolean)).toBe(true);
    }
  });

  it('keep the id that names their chunk, also below another route', () => {
    const page = { id: 'page-list', path: 'desk/list' };
    const { children } = sliceRoute({ name: 'mfe-x' }, [{ children: [page] }], 'en');
    const [parent] = children ?? [];
    expect(parent?.children?.map(({ id }) => idWithinSlice('mfe-x', id ?? ''))).toEqual([
      'page-list',
    ]);
  });

  it('contain the name of their slice', () => {
    expect(idsAt('/events', 'directory', 'events')?.map((id) => sliceOfRoute(id ?? ''))).toContain(
      'events',
    );
  });
});

test('pages in Spanish have no desk', () => {
  const pages = [
    { path: 'account/settings' },
    { path: 'advertise' },
    { children: [{ path: 'admin' }] },
  ];
  expect(sliceRoute({ name: 'mfe-x' }, pages, 'es').children?.map(({ path }) => path)).toEqual([
    'account/settings',
    'advertise',
  ]);
});
