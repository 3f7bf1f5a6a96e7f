import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Fills the required fields in. */
export async function fillIn(user: UserEvent) {
  const form = await screen.findByRole('form', { name: 'Advertiser sign-up' });
  await user.type(within(form).getByLabelText('First name'), 'Ada');
  await user.type(within(form).getByLabelText('Last name'), 'Field');
  await user.type(within(form).getByLabelText('Email'), 'ada@example.com');
  await user.type(within(form).getByLabelText('Phone'), '830-555-0123');
  await user.type(within(form).getByLabelText('Business name'), 'Ada Pies');
  return form;
}

/** Continues to the payment dialog. */
export async function apply(user: UserEvent) {
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  return screen.findByRole('dialog', { name: 'Complete Your Purchase' });
}

/** Pays for the monthly plan. */
export async function pay(user: UserEvent) {
  const dialog = await apply(user);
  await within(dialog).findByText('The card fields');
  await user.click(within(dialog).getByRole('button', { name: 'Pay $49 - Monthly Listing' }));
}
