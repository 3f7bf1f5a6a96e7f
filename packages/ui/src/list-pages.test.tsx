import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { ListPages } from './list-pages';

interface AddressProps extends ComponentProps<'a'> {
  to: string;
  preventScrollReset: boolean;
}

const Address = ({ to, preventScrollReset, ...props }: AddressProps) => <a href={to} {...props} />;

const pages = (page: number, previous?: string, next?: string) => (
  <ListPages as={Address} label="News" {...{ page, previous, next }}>
    <p>The news</p>
  </ListPages>
);

const links = () => within(screen.getByRole('navigation', { name: 'Pages: News' }));

describe('the pages of a list', () => {
  it('have no number where there is only one', () => {
    render(pages(1));
    expect(screen.queryByText('Page 1')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('show the number of the first page to screen readers only', () => {
    render(pages(1, undefined, '?page=2'));
    for (const number of screen.getAllByText('Page 1')) {
      expect(number.className).toContain('visually-hidden');
    }
    expect(links().getByText('Page 1').getAttribute('aria-current')).toBe('page');
  });

  it('show the number of a later page between the links, and move the focus to its start', () => {
    const { rerender } = render(pages(1, undefined, '?page=2'));
    rerender(pages(2, '?', '?page=3'));
    expect(links().getByText('Page 2').className).not.toContain('visually-hidden');
    expect(document.activeElement?.textContent).toBe('Page 2');
    expect(document.activeElement?.nextSibling?.textContent).toBe('The news');
  });

  it('move the focus even if the first page was still loading, without links', () => {
    const { rerender } = render(pages(2, '?', undefined));
    rerender(pages(1));
    rerender(pages(1, undefined, '?page=2'));
    expect(document.activeElement?.textContent).toBe('Page 1');
  });

  it('say that the list has no such page, instead of what is shown for an empty list', () => {
    render(
      <ListPages as={Address} label="News" page={9} previous="?" next={undefined} isBeyond>
        <p>No news</p>
      </ListPages>,
    );
    expect(screen.getByText('This list has no page 9.')).toBeTruthy();
    expect(links().getByRole('link').getAttribute('href')).toBe('?');
    expect(screen.queryByText('No news')).toBeNull();
  });

  it('leave the focus on a filter that changed the page', () => {
    const withFilter = (page: number, previous?: string) => (
      <>
        <input aria-label="Filter" />
        {pages(page, previous, '?page=2')}
      </>
    );
    const { rerender } = render(withFilter(2, '?'));
    screen.getByLabelText('Filter').focus();
    rerender(withFilter(1));
    expect(document.activeElement).toBe(screen.getByLabelText('Filter'));
  });
});
