import { render, screen } from '@testing-library/react';
import { Original } from './content-language';
import { textOf, useAnyText } from './text-of';
import { englishTexts, type Texts, TextsProvider } from './texts';
import { translations } from './translations';
import { withElements } from './with-elements';

const catalog = {
  'Hello, {name}': 'Hola, {name}',
  '{count} results': '{count, plural, one {# resultado} other {# resultados}}',
  'Read <link>this</link> first': 'Lea <link>esto</link> primero',
};
const useText = textOf<keyof typeof catalog>();

function Example() {
  const text = useText();
  const anyText = useAnyText();
  return (
    <>
      <p>{text('Hello, {name}', { name: 'Ana' })}</p>
      <p>{text('{count} results', { count: 1 })}</p>
      <p>
        {withElements(text('Read <link>this</link> first'), {
          link: (words) => <a href="/x">{words}</a>,
        })}
      </p>
      <p>{anyText('A message that nobody translated')}</p>
      <p>
        <Original>Beans roasted here</Original>
      </p>
    </>
  );
}

const show = (texts: Texts) =>
  render(
    <TextsProvider value={texts}>
      <Example />
    </TextsProvider>,
  );
const lines = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);

describe('the messages of a page', () => {
  it('are shown in English as written in the component', () => {
    show(englishTexts);
    expect(lines()).toEqual([
      'Hello, Ana',
      '1 results',
      'Read this first',
      'A message that nobody translated',
      'Beans roasted here',
    ]);
    expect(document.querySelector('[lang]')).toBeNull();
  });

  it('are translated, with their values and plurals, and unknown ones stay', () => {
    show(translations('es', catalog));
    expect(lines()).toEqual([
      'Hola, Ana',
      '1 resultado',
      'Lea esto primero',
      'A message that nobody translated',
      'Beans roasted here',
    ]);
    expect(screen.getByRole('link', { name: 'esto' }).getAttribute('href')).toBe('/x');
    expect(screen.getByText('Beans roasted here').getAttribute('lang')).toBe('en');
  });
});

test('the first catalog that knows a message translates it', () => {
  const texts = translations('es', { Open: 'Abierto' }, { Open: 'Abrir', Close: 'Cerrar' });
  expect([texts.translate?.('Open'), texts.translate?.('Close')]).toEqual(['Abierto', 'Cerrar']);
  expect(texts.translate?.('constructor')).toBeUndefined();
});

test('a part of a page can have a catalog of its own, which is looked up first', () => {
  const page = translations('es', { Yes: 'Sí', No: 'No' });
  const part = page.withCatalog?.({ Yes: 'Claro' });
  expect(part?.translate?.('Yes')).toBe('Claro');
  expect(part?.translate?.('No')).toBe('No');
  expect(page.translate?.('Yes')).toBe('Sí');
});

test('one o’clock has its own article in Spanish', () => {
  const texts = translations('es', { 'Opens at {time}': 'Abre a las {time}' });
  const opens = (time: string) => texts.translate?.('Opens at {time}', { time });
  expect([opens('1:30'), opens('11:30'), opens('2:00')]).toEqual([
    'Abre a la 1:30',
    'Abre a las 11:30',
    'Abre a las 2:00',
  ]);
});
