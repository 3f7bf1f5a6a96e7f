import { render, screen } from '@testing-library/react';
import { TextsProvider } from '@town/language/texts';
import { translations } from '@town/language/translations';
import { spanish as uiSpanish } from '@town/ui/messages/es';
import { type CountedList, ListCount } from './list-count';

const list = (shown: number, total: number | undefined, first = 1): CountedList => ({
  first,
  total,
  items: Array.from({ length: shown }),
});

const count = (shown: CountedList | undefined) => (
  <ListCount list={shown} one="place" many="places" />
);

const said = () => screen.getByRole('status').textContent;

describe('the count of a list', () => {
  it.each([
    ['12 places', list(12, 12)],
    ['1 place', list(1, 1)],
    ['15 of 130 places', list(15, 130)],
    ['16–30 of 130 places', list(15, 130, 16)],
    ['0 of 130 places', list(0, 130, 151)],
  ])('says "%s"', (words, shown) => {
    render(count(shown));
    expect(said()).toBe(words);
  });

  it('keeps its place empty while the list loads, so that screen readers announce what follows', () => {
    const { rerender } = render(count(undefined));
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    rerender(count(list(3, 3)));
    expect(screen.getByRole('status')).toBe(region);
    expect(said()).toBe('3 places');
  });

  it('is empty when the service has not sent a total', () => {
    render(count(list(15, undefined)));
    expect(said()).toBe('');
  });

  it('is visible only to screen readers for an empty list, because the page shows a sentence instead', () => {
    render(count(list(0, 0)));
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('0 places');
    expect(region.className).toBe('visually-hidden');
  });

  it('is said in the language of the page', () => {
    render(
      <TextsProvider value={translations('es', uiSpanish)}>
        <ListCount list={list(15, 130)} one="lugar" many="lugares" />
      </TextsProvider>,
    );
    expect(said()).toBe('15 de 130 lugares');
  });
});
