import { screen, within } from '@testing-library/react';
import type { ListingStatistics } from '@town/contracts/statistics/listing-statistics';
import { addDays } from '@town/contracts/town/date';
import { aListing, startAccount, visitAccount } from '../../testing/account-visit';

const { id, name } = aListing();
const page = `/account/listings/${id}/statistics`;
const call = `GET /api/owner/listings/${id}/statistics`;
const nothing = { seen: 0, opened: 0, called: 0, directions: 0, website: 0 };
const listed = { 'GET /api/owner/listings': [aListing()] };

/** Statistics of the days after a day; the first ones have the given counts. */
function statistics(
  from: string,
  length: number,
  counts: Partial<typeof nothing>[] = [],
): ListingStatistics {
  const days = Array.from({ length }, (_, index) => ({
    ...nothing,
    ...counts[index],
    day: addDays(from, index),
  }));
  return { from, to: addDays(from, length - 1), days, words: [] };
}

/** Answers the calls for the chosen period and for the earlier one. */
function answering(now: ListingStatistics, before: ListingStatistics) {
  return (address: string) => Response.json(address.includes(`from=${now.from}`) ? now : before);
}

beforeAll(() => import('./statistics-page'));
beforeEach(startAccount);

describe('the statistics of a listing', () => {
  it('say in words what visitors have done, and compare it with the earlier period', async () => {
    const now = statistics('2027-02-09', 30, [
      { seen: 1200, opened: 1 },
      { opened: 7, called: 1 },
    ]);
    visitAccount(page, {
      ...listed,
      [call]: answering(now, statistics('2027-01-10', 30, [{ opened: 3 }])),
    });
    const numbers = within(await screen.findByRole('region', { name }));
    expect((await numbers.findByText(/^Visitors opened your page/)).textContent).toBe(
      'Visitors opened your page 8 times, 5 more than in the 30 days before.',
    );
    expect(numbers.getByText('1,200 times')).toBeTruthy();
    expect(numbers.getByText('once')).toBeTruthy();
    expect(numbers.getByRole('img').getAttribute('aria-label')).toContain(
      'a bar for each day. Most on February 10, 2027: 7.',
    );
    expect(numbers.getByRole('link', { name: 'Each day as a CSV file' }).getAttribute('href')).toBe(
      `/api/owner/listings/${id}/statistics.csv?from=2027-02-09&to=2027-03-10`,
    );
  });

  it('are summed by month when the address asks for a year', async () => {
    const now = statistics('2026-04-01', 344, [{ opened: 2 }, { opened: 3 }]);
    const { user, sent } = visitAccount(`${page}?period=12-months`, {
      ...listed,
      [call]: answering(now, statistics('2025-04-01', 344, [{ opened: 6 }])),
    });
    await user.click(await screen.findByText('All numbers as a table'));
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(13);
    expect(rows[1]?.textContent).toBe('March 202700000');
    expect(rows.at(-1)?.textContent).toBe('April 202605000');
    expect(screen.getByText(/^Visitors opened your page/).textContent).toBe(
      'Visitors opened your page 5 times, 1 fewer than in the same months a year before.',
    );
    expect(sent('GET').map(({ path }) => path)).toContain(
      `/api/owner/listings/${id}/statistics?from=2025-04-01&to=2026-03-10`,
    );
    const period = screen.getByRole('navigation', { name: 'Period' });
    expect(within(period).getByRole('link', { current: true }).textContent).toBe('12 months');
  });

  it('show the words of searches', async () => {
    const now = statistics('2027-02-09', 30, [{ seen: 9 }]);
    visitAccount(page, {
      ...listed,
      [call]: { ...now, words: [{ word: 'pie', count: 9 }, { odd: 'record' }] },
    });
    const words = within(await screen.findByRole('region', { name: 'Found by searching for' }));
    expect(words.getByText('pie')).toBeTruthy();
    expect(words.getByText('9 searches')).toBeTruthy();
  });

  it('say that nothing was counted, and link to a next step', async () => {
    visitAccount(page, { ...listed, [call]: statistics('2027-02-09', 30) });
    expect(await screen.findByText('Nothing was counted in this time')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Edit your listing' })).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('of another owner say that the listing is not theirs', async () => {
    visitAccount(page);
    expect(await screen.findByText('This listing is not among yours')).toBeTruthy();
  });
});
