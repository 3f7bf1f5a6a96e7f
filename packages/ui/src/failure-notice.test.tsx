import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FailureNotice } from './failure-notice';

/** A part of a page that loads at the second try. */
function Part() {
  const [failed, setFailed] = useState(true);
  return (
    <section aria-label="Events">
      {failed ? (
        <FailureNotice message="Failed to fetch events" onRetry={() => setFailed(false)} />
      ) : (
        <p>Market</p>
      )}
    </section>
  );
}

describe('a failure', () => {
  it('keeps the focus in its part of the page after "Try again"', async () => {
    render(<Part />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Market')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Events' }));
  });

  it('is a link to the page itself before scripts have run', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(<Part />);
    const again = within(page).getByRole('button', { name: 'Try again' });
    expect(again).toBeInstanceOf(HTMLAnchorElement);
    // The address of the page itself, with its search.
    expect(again.getAttribute('href')).toBe('');
  });

  it('can be tried again with the space bar, like a button', async () => {
    render(<Part />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(screen.getByText('Market')).toBeTruthy();
  });

  it('does not claim that the rest of the site works while there is no connection', () => {
    const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<Part />);
    const restWorks = /^The rest of the site works/;
    expect(screen.queryByText(restWorks)).toBeNull();
    expect(screen.getByText(/^You are offline/)).toBeTruthy();
    connection.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText(restWorks)).toBeTruthy();
    connection.mockRestore();
  });
});
