import { cleanup, screen, waitFor } from '@testing-library/react';
import { problem, shownToast, startAccount, visitAccount } from '../../testing/account-visit';
import { anApprovedClaim, claimed } from '../../testing/claim-visit';

const { businessId, path, email } = claimed;
const evidence = () => screen.findByLabelText('How can we check that it is yours?');

beforeAll(() => import('./claim-page'));
beforeEach(startAccount);

describe('claiming a business', () => {
  it('sends the evidence of ownership', async () => {
    const { user, sent } = visitAccount(path, { 'POST /api/owner/claims': {} });
    await user.type(await evidence(), 'I answer the phone on record.');
    await user.click(screen.getByRole('button', { name: 'Send the claim' }));
    expect(await screen.findByText('We have your claim')).toBeTruthy();
    expect(sent('POST')[0]?.body).toEqual({
      businessId,
      evidence: 'I answer the phone on record.',
    });
  });

  it('names the business, and requires a minimum of text', async () => {
    const { user, sent } = visitAccount(path);
    expect(await screen.findByText(/that Bea Books is yours/)).toBeTruthy();
    await user.type(await evidence(), 'Mine');
    await user.click(screen.getByRole('button', { name: 'Send the claim' }));
    expect(
      (await screen.findAllByText('Please say how we can check that it is yours')).length,
    ).toBe(2);
    expect(sent('POST')).toEqual([]);
  });

  it('shows why the server refuses it, and keeps the typed text', async () => {
    const message = 'You have five open claims';
    const { user } = visitAccount(path, { 'POST /api/owner/claims': problem(409, { message }) });
    await user.type(await evidence(), 'I answer the phone on record.');
    await user.click(screen.getByRole('button', { name: 'Send the claim' }));
    expect((await screen.findAllByText(message)).length).toBe(2);
    expect(await evidence()).toHaveProperty('value', 'I answer the phone on record.');
  });

  it('keeps the unsent text of one business, and does not show it at another one', async () => {
    const { user } = visitAccount(path);
    await user.type(await evidence(), 'I answer the phone on record.');
    cleanup();
    visitAccount('/account/claim/00000000-0000-4000-8000-000000000003');
    expect(await evidence()).toHaveProperty('value', '');
    cleanup();
    visitAccount(path);
    expect(await evidence()).toHaveProperty('value', 'I answer the phone on record.');
  });

  it('keeps the unsent text for its author, and does not show it to another owner', async () => {
    const { user } = visitAccount(path);
    await user.type(await evidence(), 'I answer the phone on record.');
    cleanup();
    visitAccount(path, { 'GET /api/owner/session': { email: 'bea@example.com' } });
    expect(await evidence()).toHaveProperty('value', '');
    cleanup();
    visitAccount(path);
    expect(await evidence()).toHaveProperty('value', 'I answer the phone on record.');
  });

  it('shows the form for a sign-in link when the session has ended', async () => {
    const { user, answers } = visitAccount(path, { 'POST /api/owner/claims': problem(401) });
    await user.type(await evidence(), 'I answer the phone on record.');
    answers['GET /api/owner/session'] = problem(401);
    await user.click(screen.getByRole('button', { name: 'Send the claim' }));
    expect(await screen.findByRole('button', { name: 'Send me a sign-in link' })).toBeTruthy();
  });

  it('says that the account could not be opened when nobody knows whether the session has ended', async () => {
    const { user, answers } = visitAccount(path, { 'POST /api/owner/claims': problem(401) });
    await user.type(await evidence(), 'I answer the phone on record.');
    answers['GET /api/owner/session'] = problem(503);
    await user.click(screen.getByRole('button', { name: 'Send the claim' }));
    expect(await screen.findByText('Your account could not be opened')).toBeTruthy();
    answers['GET /api/owner/session'] = { email: 'ada@example.com' };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await evidence()).toHaveProperty('value', 'I answer the phone on record.');
  });
});

describe('claiming a business by the e-mail address on record', () => {
  const answers = {
    'GET /api/owner/claims/ways': { email },
    'POST /api/owner/claims/code': () => new Response(null, { status: 202 }),
    'POST /api/owner/claims/proof': anApprovedClaim,
  };

  async function askForCode(given: Parameters<typeof visitAccount>[1] = {}) {
    const visit = visitAccount(path, { ...answers, ...given });
    await visit.user.click(await screen.findByRole('button', { name: `Send a code to ${email}` }));
    return visit;
  }

  it('makes the claimant the owner with the mailed code, by keyboard', async () => {
    const { user, sent } = await askForCode();
    await user.type(await screen.findByLabelText('Code of the e-mail'), '123 456{Enter}');
    expect(await screen.findByText('You manage this business now')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Edit the listing' }).getAttribute('href')).toBe(
      `/account/listings/${businessId}`,
    );
    expect(sent('POST').map(({ body }) => body)).toEqual([
      { businessId },
      { businessId, code: '123456' },
    ]);
  });

  it.each([
    { way: 'code', yours: false },
    { way: 'sign-in', yours: true },
  ])('says before the $way that the staff decide where somebody manages it', async ({ yours }) => {
    visitAccount(path, { 'GET /api/owner/claims/ways': { email, yours } });
    expect(await screen.findByText(/If somebody manages it already, our staff/)).toBeTruthy();
  });

  it('says that the staff decide when the business already has an owner', async () => {
    const pending = { ...anApprovedClaim, status: 'pending' };
    const { user } = await askForCode({ 'POST /api/owner/claims/proof': pending });
    await user.type(await screen.findByLabelText('Code of the e-mail'), '123456{Enter}');
    expect(await screen.findByText(/has an owner already, so our staff decide/)).toBeTruthy();
  });

  it('shows at the field that a code is wrong, and can send another one', async () => {
    const message = 'This code is not right';
    const wrong = problem(400, { message, errors: [{ path: 'code', message }] });
    const { user, sent } = await askForCode({ 'POST /api/owner/claims/proof': wrong });
    const field = await screen.findByLabelText('Code of the e-mail');
    await user.type(field, '12345{Enter}');
    expect(await screen.findByText('Please enter the six digits of the code')).toBeTruthy();
    await user.type(field, '6{Enter}');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(field);
    await user.click(screen.getByRole('button', { name: 'Send another code' }));
    await waitFor(() => expect(sent('POST')).toHaveLength(3));
  });

  it('needs no code when the claimant signed in with the address on record', async () => {
    const { user, sent } = visitAccount(path, {
      ...answers,
      'GET /api/owner/claims/ways': { email, yours: true },
      'POST /api/owner/claims/address': anApprovedClaim,
    });
    await user.click(await screen.findByRole('button', { name: 'Yes, it is my business' }));
    expect(await screen.findByText('You manage this business now')).toBeTruthy();
    expect(sent('POST').map(({ body }) => body)).toEqual([{ businessId }]);
  });

  it('says why the sign-in does not prove it', async () => {
    const message = 'You have not signed in with the address on record';
    const { user } = visitAccount(path, {
      ...answers,
      'GET /api/owner/claims/ways': { email, yours: true },
      'POST /api/owner/claims/address': problem(403, { message }),
    });
    await user.click(await screen.findByRole('button', { name: 'Yes, it is my business' }));
    await waitFor(() => expect(shownToast()?.description).toBe(message));
    expect(screen.queryByText('You manage this business now')).toBeNull();
  });

  it('lets the town office decide instead', async () => {
    const { user } = visitAccount(path, answers);
    await user.click(await screen.findByRole('button', { name: 'Let the town office decide' }));
    expect(await evidence()).toBeTruthy();
    expect(screen.getByText(/cannot send codes to phones/)).toBeTruthy();
  });

  it('says when no more codes are sent today', async () => {
    const message = 'Too many requests. Please try again later.';
    await askForCode({ 'POST /api/owner/claims/code': problem(429, { message }) });
    await waitFor(() => expect(shownToast()?.description).toBe(message));
    expect(screen.queryByLabelText('Code of the e-mail')).toBeNull();
  });
});
