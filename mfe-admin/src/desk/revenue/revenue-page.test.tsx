import { screen, waitFor, within } from '@testing-library/react';
import { problem, shownToast, startDesk, visitDesk } from '../testing/fake-desk';

const path = 'GET /api/admin/revenue';

const row = (given: object) => ({
  ...{ plan: 'monthly', active: 0, started: 0, ended: 0, failing: 0, recovered: 0 },
  ...{ chargedCents: 0, refundedCents: 0, disputedCents: 0, netCents: 0 },
  ...given,
});

const rows = [
  row({ month: '2027-02', active: 3, started: 1, chargedCents: 14_700, netCents: 14_700 }),
  row({ month: '2027-03', active: 4, started: 1, chargedCents: 19_600, netCents: 18_366 }),
  row({ month: '2027-03', plan: 'annual', active: 1, chargedCents: 49_500, netCents: 49_500 }),
];

const visit = (address = '/admin/revenue', given: Record<string, object> = {}) =>
  visitDesk(address, {
    [path]: { from: '2027-02', to: '2027-03', currency: 'usd', rows },
    'GET /api/admin/session': { email: 'ada@example.com', role: 'administrator', idleMinutes: 30 },
    ...given,
  });

beforeAll(() => Promise.all([import('../desk-layout'), import('./revenue-page')]));
beforeEach(startDesk);

const lines = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .map((line) => Array.from(line.children, ({ textContent }) => textContent));

describe('the revenue', () => {
  it('has a line for each month and plan, the newest first, and totals', async () => {
    visit();
    const [, ...shown] = await lines();
    expect(shown.map((line) => line.slice(0, 4))).toEqual([
      ['March 2027', 'Monthly Listing', '4', '1'],
      ['March 2027', 'Annual Listing', '1', '0'],
      ['February 2027', 'Monthly Listing', '3', '1'],
      ['Total', 'Both plans', '5', '2'],
    ]);
    expect(shown.at(-1)?.slice(-4)).toEqual(['$838.00', '$0.00', '$0.00', '$825.66']);
  });

  it("has a chart of each month's net income", async () => {
    visit();
    await lines();
    expect(
      screen.getByRole('img', { name: /a bar for each month\. Most in March 2027: \$678\.66\.$/ }),
    ).toBeTruthy();
  });

  it('shows the period in the address, and saves the same period as a file', async () => {
    const made = jest.fn(() => 'blob:revenue');
    Object.assign(URL, { createObjectURL: made, revokeObjectURL: jest.fn() });
    const { user, calls } = visit('/admin/revenue?months=3', {
      'GET /api/admin/revenue/export.csv': () => new Response('month,plan\r\n'),
    });
    await lines();
    const asked = calls.find((call) => call.path.startsWith('/api/admin/revenue?'));
    const [from, to] = ['from', 'to'].map((name) =>
      new URL(asked!.path, 'http://x').searchParams.get(name),
    );
    expect(Date.parse(`${to}-01`) - Date.parse(`${from}-01`)).toBeLessThan(63 * 86_400_000);
    expect(screen.getByRole('link', { name: '3 months', current: true })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(made).toHaveBeenCalled());
    expect(calls.at(-1)?.path).toBe(`/api/admin/revenue/export.csv?from=${from}&to=${to}`);
  });

  it('is for administrators', async () => {
    const { calls } = visit(undefined, {
      'GET /api/admin/session': { email: 'ada@example.com', role: 'editor', idleMinutes: 30 },
    });
    expect(await screen.findByText(/Only administrators see this page/)).toBeTruthy();
    expect(calls.some((call) => call.path.includes('revenue'))).toBe(false);
  });

  it('says when the export fails', async () => {
    const { user } = visit(undefined, {
      'GET /api/admin/revenue/export.csv': () => problem(503),
    });
    await lines();
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Not exported'));
  });
});
