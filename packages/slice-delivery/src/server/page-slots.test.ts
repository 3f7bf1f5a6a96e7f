import { navigationLinks, slotWidgets } from './page-slots.js';

const exposes = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { js: [], css: [], server: '' }]));

describe('the slots of a page', () => {
  it('are filled as manifests say, in their order', () => {
    const parks = {
      name: 'mfe-parks',
      exposes: exposes('./routes', './open-parks'),
      widgets: [{ slot: 'home', module: './open-parks', order: 20 }],
    };
    const buses = {
      name: 'mfe-buses',
      exposes: exposes('./routes', './next-bus'),
      widgets: [{ slot: 'home', module: './next-bus', order: 10 }],
    };
    expect(slotWidgets([parks, buses])).toEqual({
      home: [
        ['mfe-buses', 'next-bus'],
        ['mfe-parks', 'open-parks'],
      ],
    });
  });

  it('are named after the modules of a version that was published before slots had names', () => {
    const before = { name: 'mfe-events', exposes: exposes('./routes', './es', './latest-news') };
    expect(slotWidgets([before])).toEqual({ 'latest-news': [['mfe-events', 'latest-news']] });
  });

  it('may have any name that a manifest may give', () => {
    const odd = {
      name: 'mfe-odd',
      exposes: exposes('./next-walk'),
      widgets: [{ slot: 'constructor', module: './next-walk', order: 10 }],
    };
    expect(slotWidgets([odd])).toEqual({ constructor: [['mfe-odd', 'next-walk']] });
  });
});

test('an entry in the navigation is in Spanish on pages in Spanish, where it has a label in it', () => {
  const entry = { label: 'Parks', order: 65, to: '/parks' };
  const both = [{ navigation: { ...entry, es: 'Parques' } }, { navigation: entry }, {}];
  expect(navigationLinks(both, 'en').map(({ label }) => label)).toEqual(['Parks', 'Parks']);
  expect(navigationLinks(both, 'es')).toEqual([
    { to: '/parks', order: 65, label: 'Parques' },
    { to: '/parks', order: 65, label: 'Parks', lang: 'en' },
  ]);
});
