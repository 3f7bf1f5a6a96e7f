import { screen, waitFor, within } from '@testing-library/react';
import { sentTo, startAfresh, visit } from '../testing/advertise-visit';
import { paidIntent } from '../testing/fake-provider';
import { pay } from '../testing/sign-up';

startAfresh();

/** Opens the part of the form that is collapsed at first. */
async function openMore(user: ReturnType<typeof visit>['user']) {
  await user.click(await screen.findByText(/^Tell us more now/));
}

describe('signing up as an advertiser', () => {
  it('shows each error at its field, and sends nothing', async () => {
    const { user, sent } = visit();
    await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    for (const message of [
      'First name must be at least 2 characters',
      'Last name must be at least 2 characters',
      'Please enter a valid email address',
      'Please enter a valid phone number',
      'Business name must be at least 2 characters',
    ]) {
      expect((await screen.findAllByText(message)).length).toBeGreaterThan(1);
    }
    expect(screen.getByText('5 fields need another look')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('offers the plans with the prices that are charged', async () => {
    visit();
    const plan = await screen.findByRole('combobox', { name: 'Plan' });
    expect(
      within(plan)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Monthly ($49/month)', 'Annual ($495/year - Save 16%)']);
  });

  it('begins with the default choices', async () => {
    const { user } = visit();
    await openMore(user);
    const value = async (label: string) =>
      (await screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`))).value;
    const address = await screen.findByLabelText<HTMLInputElement>(/^Business address/);
    expect(address.autocomplete).toBe('address-line1');
    expect(await value('Business type')).toBe('restaurant');
    expect((await value('Service areas')).split(', ')).toHaveLength(3);
    expect(await value('Target audience')).toBe('Local residents and visitors');
    expect(await value('How did you hear')).toBe('word_of_mouth');
    expect(await value('Years in business')).toBe('1');
    const chosen = (group: string) =>
      within(screen.getByRole('group', { name: group }))
        .getAllByRole('checkbox', { checked: true })
        .map((box) => box.closest('label')?.textContent);
    expect(chosen('What do you want from your listing? (optional)')).toEqual([
      'Be seen by more people',
      'Win new customers',
    ]);
    expect(chosen('Categories you are interested in (optional)')).toEqual(['Dining']);
  });

  it('sends the API values of the choices, not their labels', async () => {
    const { user, sent } = visit({ confirm: () => Promise.resolve(paidIntent) });
    await openMore(user);
    await user.click(await screen.findByLabelText('Win new customers'));
    await user.click(screen.getByLabelText('Promote events and offers'));
    await user.click(screen.getByLabelText('Shopping'));
    await pay(user);
    await screen.findByRole('dialog', { name: 'Payment Successful' });
    expect(sentTo(sent, '/api/advertisers')[0]?.body).toMatchObject({
      advertisingGoals: '["increase_visibility","promote_events"]',
      interestedCategories: '["dining","shopping"]',
    });
  });

  it('says beside the button how the plan renews, ends and is refunded', async () => {
    const { user } = visit();
    const form = within(await screen.findByRole('form', { name: 'Advertiser sign-up' }));
    expect(form.getByText(/\$49 on April 10, 2027, and then each month/)).toBeTruthy();
    await user.selectOptions(form.getByLabelText('Plan'), 'annual');
    expect(await form.findByText(/\$495 on March 10, 2028, and then each year/)).toBeTruthy();
    expect(form.getByText(/The whole amount within 30 days/)).toBeTruthy();
  });

  it('opens the collapsed fields if one of them is invalid', async () => {
    const { user } = visit();
    await openMore(user);
    const years = await screen.findByLabelText(/^Years in business/);
    await user.clear(years);
    await user.type(years, '-1');
    await user.click(screen.getByText(/^Tell us more now/));
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect((await screen.findAllByText('Years must be 0 or more')).length).toBe(2);
    expect((await screen.findByLabelText(/^Years in business/)).closest('details')?.open).toBe(
      true,
    );
    expect(screen.getByLabelText<HTMLInputElement>(/^Years in business/).value).toBe('-1');
  });

  it('uses the plan that was chosen above the form', async () => {
    const { user } = visit();
    await user.click(await screen.findByRole('button', { name: /^Annual Listing/ }));
    const plan = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Plan' });
    await waitFor(() => expect(plan.value).toBe('annual'));
  });
});
