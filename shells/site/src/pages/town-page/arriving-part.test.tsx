import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useArrivingPart } from './use-arriving-part';

let shown: string[];
/** How far the visitor has scrolled, in pixels. */
let scrolled: number;

beforeEach(() => {
  shown = [];
  scrolled = 0;
  Object.defineProperty(window, 'scrollY', { get: () => scrolled, configurable: true });
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    shown.push(this.id);
  };
});

function Page({ startsWith }: { startsWith: boolean }) {
  const [isThere, setIsThere] = useState(startsWith);
  useArrivingPart(isThere);
  return (
    <>
      <input aria-label="Search" />
      <button type="button" onClick={() => setIsThere(true)}>
        The data arrives
      </button>
      {isThere && (
        <h2 id="library" tabIndex={-1}>
          Library
        </h2>
      )}
    </>
  );
}

function open(address: string, startsWith = false) {
  const routes = [{ path: '/contacts', element: <Page startsWith={startsWith} /> }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />);
}
const arrive = () => fireEvent.click(screen.getByRole('button'));

describe('the part of a page that the address names', () => {
  it('is shown and has the focus when it arrives after the page', () => {
    open('/contacts#library');
    arrive();
    expect(shown).toEqual(['library']);
    expect(document.activeElement?.id).toBe('library');
  });

  it('is left to the router when it was there from the start', () => {
    open('/contacts#library', true);
    expect(shown).toEqual([]);
  });

  it('is not shown to a visitor who has scrolled meanwhile', () => {
    open('/contacts#library');
    scrolled = 300;
    arrive();
    expect(shown).toEqual([]);
  });

  it('does not take the focus from a visitor who types', () => {
    open('/contacts#library');
    const search = screen.getByRole('textbox');
    search.focus();
    arrive();
    expect(shown).toEqual([]);
    expect(document.activeElement).toBe(search);
  });

  it('is none for an address without a part', () => {
    open('/contacts');
    arrive();
    expect(shown).toEqual([]);
  });
});
