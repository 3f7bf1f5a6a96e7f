import { screen } from '@testing-library/react';
import { problem, startAccount, visitAccount } from '../../testing/account-visit';

const businessId = '00000000-0000-4000-8000-000000000002';
const path = `/account/claim/${businessId}?name=Bea+Books`;
const evidence = () => screen.findByLabelText('How can we check that it is yours?');

beforeAll(() => import('./claim-page'));
beforeEach(startAccount);

describe('claiming a business', () => {
  it('sends what shows that it is theirs', async () => {
    const { user, sent } = visitAccount(path, { 'POST /api/owner/claims': {} });
    await user.type(await evidence(), 'I answer the phone on record.');
    await user.click(screen.getByRole('button', { name: 'Send the claim' }));
    expect(await screen.findByText('We have your claim')).toBeTruthy();
    expect(sent('POST')[0]?.body).toEqual({
      businessId,
      evidence: 'I answer the phone on record.',
    });
  });

  it('names the business, and asks for enough words', async () => {
    const { user, sent } = visitAccount(path);
    expect(await screen.findByText(/that Bea Books is yours/)).toBeTruthy();
    await user.type(await evidence(), 'Mine');
    await user.click(screen.getByRole('button', { name: 'Send the claim' }));
    expect(
      (await screen.findAllByText('Please say how we can check that it is yours')).length,
    ).toBe(2);
    expect(sent('POST')).toEqual([]);
  });

  it('says why the server refuses it, and keeps what was typed', async () => {
    const message = 'You have five open claims';
    const { user } = visitAccount(path, { 'POST /api/owner/claims': problem(409, { message }) });
    await user.type(await evidence(), 'I answer the phone on record.');
    await user.click(screen.getByRole('button', { name: 'Send the claim' }));
    expect((await screen.findAllByText(message)).length).toBe(2);
    expect(await evidence()).toHaveProperty('value', 'I answer the phone on record.');
  });
});
