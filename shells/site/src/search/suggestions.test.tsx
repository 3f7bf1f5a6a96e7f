import { screen } from '@testing-library/react';
import { englishTexts, TextsProvider } from '@town/language/texts';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Suggestions } from './suggestions';

const coffee = { kind: 'business', id: 'coffee', slug: 'coffee-house', name: 'Coffee House' };

/** Types after the suggestions are rendered but before they listen to the field. */
function EarlyTyping({ field }: { field: RefObject<HTMLInputElement | null> }) {
  useLayoutEffect(() => {
    if (field.current) field.current.value = 'coffee';
  }, [field]);
  return null;
}

function Search() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <TextsProvider value={englishTexts}>
      <input ref={field} aria-label="Words" />
      <EarlyTyping field={field} />
      <Suggestions id="list" field={field} />
    </TextsProvider>
  );
}

describe('the suggestions of the search', () => {
  it('use all letters, including those typed while their script was starting', async () => {
    renderRoutes(() => [{ path: '/', element: <Search /> }], {
      path: '/',
      api: { '/api/search/suggestions?q=coffee&pages=true': [coffee] },
    });
    expect(await screen.findByRole('option', { name: /Coffee House/ })).toBeTruthy();
  });
});
