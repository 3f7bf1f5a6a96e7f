import { screen, waitFor, within } from '@testing-library/react';
import { problem, shownToast, startAccount, visitAccount } from '../../testing/account-visit';
import {
  subscriptionPath as path,
  press,
  withSubscription,
  yearly,
} from '../../testing/subscription-visit';

/** Opens the dialog of the change to the annual plan. */
async function askForYearly() {
  const visit = visitAccount(path, {
    ...withSubscription(),
    'POST /api/owner/subscription/change': yearly,
  });
  await visit.user.click(await press('Change to the Annual Listing'));
  return { ...visit, confirm: await press('Pay $460.50 and change') };
}

beforeAll(() => import('./subscription-page'));
beforeEach(startAccount);

describe('a change of plan', () => {
  it('is made after its costs are shown', async () => {
    const { user, sent } = visitAccount(path, {
      ...withSubscription(),
      'POST /api/owner/subscription/change': { ...yearly, quotedAt: '2027-03-10T18:00:00.000Z' },
    });
    await user.click(await press('Change to the Annual Listing'));
    expect(await screen.findByText(/\$495 on March 10, 2028/)).toBeTruthy();
    expect(sent('POST').map(({ body }) => body)).toEqual([{ plan: 'annual', preview: true }]);
    expect(screen.getByText('$495 each year, until you cancel')).toBeTruthy();
    await user.click(await press('Pay $460.50 and change'));
    await waitFor(() => expect(shownToast()?.title).toBe('Plan changed'));
    expect(sent('POST').at(-1)?.body).toEqual({
      plan: 'annual',
      dueNowCents: 46_050,
      priceCents: 49_500,
      quotedAt: '2027-03-10T18:00:00.000Z',
    });
  });

  it('shows and pays the most recently requested amounts, even if an earlier response arrives later', async () => {
    const { user, answers, sent, confirm } = await askForYearly();
    expect(confirm).toBeTruthy();
    const call = 'POST /api/owner/subscription/change';
    const late: ((answer: Response) => void)[] = [];
    answers[call] = () => new Promise<Response>((resolve) => late.push(resolve));
    const reopen = async () => {
      await user.click(screen.getByRole('button', { name: 'Keep the Monthly Listing' }));
      await user.click(await press('Change to the Annual Listing'));
    };
    await reopen();
    await reopen();
    late[1]?.(Response.json({ ...yearly, dueNowCents: 46_020 }));
    expect(await press('Pay $460.20 and change')).toBeTruthy();
    late[0]?.(Response.json({ ...yearly, dueNowCents: 46_010 }));
    answers[call] = yearly;
    await user.click(await press('Pay $460.20 and change'));
    await waitFor(() => expect(shownToast()?.title).toBe('Plan changed'));
    expect(sent('POST').at(-1)?.body).toMatchObject({ dueNowCents: 46_020 });
  });

  it('shows the new amounts if they have changed since they were first shown', async () => {
    const message = 'The amounts have changed since they were shown. Please look at them again.';
    const { user, answers, confirm } = await askForYearly();
    answers['POST /api/owner/subscription/change'] = () => {
      answers['POST /api/owner/subscription/change'] = { ...yearly, dueNowCents: 46_053 };
      return problem(409, { message })();
    };
    await user.click(confirm);
    expect(await press('Pay $460.53 and change')).toBeTruthy();
    expect(shownToast()).toMatchObject({ title: 'Not changed', description: message });
  });

  it('leads to the form for a sign-in link if the session has ended before the amounts are requested', async () => {
    const { user, answers } = visitAccount(path, {
      ...withSubscription(),
      'POST /api/owner/subscription/change': problem(401),
    });
    const change = await press('Change to the Annual Listing');
    answers['GET /api/owner/session'] = problem(401);
    await user.click(change);
    expect(await press('Send me a sign-in link')).toBeTruthy();
  });

  it('keeps the chosen plan in its dialog until the change is complete', async () => {
    const { user, answers, confirm } = await askForYearly();
    Object.assign(answers, withSubscription({ plan: 'annual', priceCents: 49_500 }));
    const invoices = new Promise<Response>(() => {});
    answers['GET /api/owner/invoices'] = () => invoices;
    await user.click(confirm);
    expect(
      await screen.findByRole('heading', { name: /^Annual Listing/, hidden: true }),
    ).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Change to the Annual Listing?' })).toBeTruthy();
  });

  it('closes its dialog after a lost response, and does not ask about the other plan', async () => {
    const { user, answers, confirm } = await askForYearly();
    answers['POST /api/owner/subscription/change'] = () => {
      throw new TypeError('Failed to fetch');
    };
    Object.assign(answers, withSubscription({ plan: 'annual', priceCents: 49_500 }));
    await user.click(confirm);
    await waitFor(() => expect(shownToast()?.title).toBe('No answer: it may be done or not'));
    expect(await press('Change to the Monthly Listing')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says when the rest of the old plan pays for the new one', async () => {
    const { user } = visitAccount(path, {
      ...withSubscription({ plan: 'annual', refundableUntil: '2027-03-20T18:00:00.000Z' }),
      'POST /api/owner/subscription/change': {
        plan: 'monthly',
        dueNowCents: 0,
        priceCents: 4_900,
        nextPaymentCents: 0,
        nextPaymentAt: '2027-04-10T18:00:00.000Z',
        creditCents: 44_600,
      },
    });
    await user.click(await press('Change to the Monthly Listing'));
    expect(await screen.findByText(/once what is left of your old plan is used up/)).toBeTruthy();
    expect(
      screen.getByText(
        '$446 is left of your old plan. It pays for your next payments, and is not paid out if you cancel.',
      ),
    ).toBeTruthy();
    expect(await press('Change without paying now')).toBeTruthy();
    expect(
      screen.getByText(/can be refunded until March 20, 2027. After the change it cannot./),
    ).toBeTruthy();
  });

  it('cannot be confirmed while its costs are unknown', async () => {
    const { user } = visitAccount(path, {
      ...withSubscription(),
      'POST /api/owner/subscription/change': problem(503),
    });
    await user.click(await press('Change to the Annual Listing'));
    expect(await press('Try again')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /and change/ })).toBeNull();
  });

  it('says why the server refuses it, and does not report an outage', async () => {
    const why = 'A part of your last payment was given back. Please write to us.';
    const { user } = visitAccount(path, {
      ...withSubscription(),
      'POST /api/owner/subscription/change': problem(409, { message: why }),
    });
    await user.click(await press('Change to the Annual Listing'));
    expect(await screen.findByText(why)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.queryByText(/The rest of the site works/)).toBeNull();
  });

  it('shows the current plan if another tab has changed it', async () => {
    const { user, answers } = visitAccount(path, {
      ...withSubscription(),
      'POST /api/owner/subscription/change': problem(409, {
        message: 'You have this plan already.',
      }),
    });
    await press('Change to the Annual Listing');
    Object.assign(answers, withSubscription({ plan: 'annual', priceCents: 49_500 }));
    await user.click(await press('Change to the Annual Listing'));
    const dialog = await screen.findByRole('dialog', { name: 'Change to the Annual Listing?' });
    expect(await within(dialog).findByText('You have this plan already.')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(await press('Change to the Monthly Listing')).toBeTruthy();
  });
});
