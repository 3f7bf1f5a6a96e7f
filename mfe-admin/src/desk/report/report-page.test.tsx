import { screen, within } from '@testing-library/react';
import { addMonths } from '@town/contracts/town/month';
import { problem, startDesk, visitDesk } from '../testing/fake-desk';

const visits = (month: string, seen: number) => ({
  ...{ month, seen, opened: 12, called: 3 },
  ...{ directions: 2, website: 1 },
});
const work = (month: string, medianHours: number | null) => ({
  ...{ month, events: 20, articles: 2 },
  ...{ received: 9, finished: 8, medianHours },
});

/** The present month of the site in tests. */
const present = '2027-03';

const visit = (address: string, given: Record<string, object> = {}) =>
  visitDesk(address, {
    'GET /api/admin/monthly-visits': {
      months: [visits(present, 5), visits(addMonths(present, -1), 1234)],
    },
    'GET /api/admin/monthly-work': {
      months: [work(addMonths(present, -1), 30.2), work(addMonths(present, -2), 100)],
    },
    'GET /api/admin/session': { email: 'ada@example.com', role: 'reader', idleMinutes: 30 },
    ...given,
  });

beforeAll(() => Promise.all([import('../desk-layout'), import('./report-page')]));
beforeEach(startDesk);

const lines = async (table: string) =>
  within(await screen.findByRole('region', { name: table }))
    .getAllByRole('row')
    .map((line) => Array.from(line.children, ({ textContent }) => textContent));

describe('the monthly report', () => {
  it('begins with the last whole month, beside the month before and the year before', async () => {
    visit('/admin/report');
    const [head, shown] = await lines('Visits of listings');
    expect(head).toEqual(['Visits of listings', 'Feb 2027', 'Jan 2027', 'Feb 2026']);
    expect(shown).toEqual(['Shown in lists', '1,234', '–', '–']);
    const last = (await lines('Published and answered')).at(-1);
    expect(last).toEqual(['Half were finished within', '31 hours', '5 days', '–']);
  });

  it('shows another month, and says of the present one that it is not over', async () => {
    const { user } = visit(`/admin/report?month=${present}`);
    expect((await lines('Visits of listings'))[1]).toEqual(['Shown in lists', '5', '1,234', '–']);
    expect(screen.getByText('This month is not over.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Monthly report: March 2027',
    );
    const choice = screen.getByLabelText('Month');
    await user.selectOptions(choice, 'February 2027');
    expect(document.activeElement).toBe(choice);
    expect((await lines('Visits of listings'))[1]).toEqual(['Shown in lists', '1,234', '–', '–']);
    expect(screen.queryByText('This month is not over.')).toBeNull();
  });

  it.each(['2026-03', '9999-12', '2026-99'])(
    'ignores the month %s, which it does not have',
    async (month) => {
      visit(`/admin/report?month=${month}`);
      expect((await lines('Visits of listings'))[1]).toEqual(['Shown in lists', '1,234', '–', '–']);
    },
  );

  it('shows one part when the other cannot be fetched', async () => {
    visit('/admin/report', { 'GET /api/admin/monthly-work': () => problem(503) });
    expect(await screen.findByText('Failed to fetch the work')).toBeTruthy();
    expect((await lines('Visits of listings'))[1]?.[1]).toBe('1,234');
  });
});
