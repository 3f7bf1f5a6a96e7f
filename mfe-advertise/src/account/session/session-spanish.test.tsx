import { act, screen } from '@testing-library/react';
import { englishWords, problem, startAccount, visitAccount } from '../../testing/account-visit';
import { aPasskeyRequest, useAuthenticator } from '../../testing/authenticator';

const nobody = { 'GET /api/owner/session': problem(401) };
const token = 'a-token-of-the-mailed-link';
const enter = `/account/enter?token=${token}`;

beforeAll(() =>
  Promise.all([
    import('../overview/overview-page'),
    import('./enter-page'),
    import('../passkeys/passkey-calls'),
    import('../spanish-account'),
  ]),
);
beforeEach(startAccount);

/** The languages that the calls name. */
const languagesOf = (calls: { headers: Headers }[]) =>
  calls.map(({ headers }) => headers.get('content-language'));

describe('asking for a sign-in link in Spanish', () => {
  it('says what is wrong with the address, and where the link was sent', async () => {
    const { user, sent } = visitAccount(
      '/account',
      { ...nobody, 'POST /api/owner/sign-in': () => new Response(null, { status: 202 }) },
      'es',
    );
    const email = await screen.findByLabelText('Correo electrónico');
    await user.type(email, 'ada');
    await user.click(screen.getByRole('button', { name: 'Envíenme un enlace para entrar' }));
    expect(
      await screen.findByText('Escriba una dirección de correo electrónico válida'),
    ).toBeTruthy();
    expect(englishWords()).toEqual([]);
    await user.type(email, '@example.com{Enter}');
    expect(await screen.findByText('Revise su correo')).toBeTruthy();
    expect(englishWords()).toEqual([]);
    expect(languagesOf(sent('POST'))).toEqual(['es']);
  });

  it('says in Spanish why a service refuses', async () => {
    const message = 'Too many requests. Please try again later.';
    const { user } = visitAccount(
      '/account',
      { ...nobody, 'POST /api/owner/sign-in': problem(429, { message }) },
      'es',
    );
    await user.type(await screen.findByLabelText('Correo electrónico'), 'ada@example.com{Enter}');
    expect(await screen.findByText('Demasiadas solicitudes. Inténtelo más tarde.')).toBeTruthy();
  });

  it('warns of blocked cookies', async () => {
    jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    visitAccount('/account', nobody, 'es');
    expect(await screen.findByText('Este navegador bloquea las cookies')).toBeTruthy();
    expect(englishWords()).toEqual([]);
    jest.restoreAllMocks();
  });
});

describe('the link of the mail in Spanish', () => {
  it('asks for confirmation in another browser, and opens the account', async () => {
    const { user, answers, sent } = visitAccount(
      enter,
      { 'POST /api/owner/session': problem(409) },
      'es',
    );
    await user.click(await screen.findByRole('button', { name: 'Entrar en su cuenta' }));
    expect(await screen.findByText('Este enlace se pidió en otro navegador')).toBeTruthy();
    expect(englishWords()).toEqual([]);
    answers['POST /api/owner/session'] = {};
    await user.click(screen.getByRole('button', { name: 'Sí, entrar aquí' }));
    expect(await screen.findByRole('heading', { name: 'Su cuenta' })).toBeTruthy();
    expect(languagesOf(sent('POST'))).toEqual(['es', 'es']);
  });

  it('says when it no longer works, and when the site cannot be reached', async () => {
    const message = 'The service is not available for the moment. Please try again later.';
    const { user, answers } = visitAccount(
      enter,
      { 'POST /api/owner/session': problem(503, { message }) },
      'es',
    );
    await user.click(await screen.findByRole('button', { name: 'Entrar en su cuenta' }));
    expect(await screen.findByText('Todavía no ha entrado en su cuenta')).toBeTruthy();
    expect(englishWords()).toEqual([]);
    answers['POST /api/owner/session'] = problem(410);
    await user.click(screen.getByRole('button', { name: 'Entrar en su cuenta' }));
    expect(await screen.findByText('Este enlace ya no sirve')).toBeTruthy();
    expect(englishWords()).toEqual([]);
  });
});

it('says in Spanish that the session has ended', async () => {
  const { answers } = visitAccount('/account', {}, 'es');
  expect(await screen.findByText('ada@example.com')).toBeTruthy();
  answers['GET /api/owner/session'] = problem(401);
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('Su sesión ha terminado')).toBeTruthy();
  expect(document.activeElement?.textContent).toContain('Casi todo lo que escribió');
  expect(englishWords()).toEqual([]);
});

describe('a passkey in Spanish', () => {
  const button = () => screen.findByRole('button', { name: 'Entrar con una llave de acceso' });

  it('signs in with the language of the page', async () => {
    useAuthenticator();
    const { user, answers, sent } = visitAccount(
      '/account',
      {
        ...nobody,
        'POST /api/owner/sign-in/passkey/options': aPasskeyRequest,
        'POST /api/owner/sign-in/passkey': {},
      },
      'es',
    );
    const press = await button();
    answers['GET /api/owner/session'] = { email: 'ada@example.com', expiresAt: '' };
    await user.click(press);
    expect(await screen.findByText('ada@example.com')).toBeTruthy();
    expect(languagesOf(sent('POST'))).toEqual([null, 'es']);
  });

  it('says why it was not accepted', async () => {
    useAuthenticator(Object.assign(new Error('cancelled'), { name: 'NotAllowedError' }));
    const { user } = visitAccount(
      '/account',
      { ...nobody, 'POST /api/owner/sign-in/passkey/options': aPasskeyRequest },
      'es',
    );
    await user.click(await button());
    expect(await screen.findByText(/Se canceló, tardó demasiado/)).toBeTruthy();
    expect(englishWords()).toEqual([]);
  });
});

test('signing in on a page in English names English', async () => {
  const { user, sent } = visitAccount(enter, { 'POST /api/owner/session': {} });
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { name: 'Your Account' })).toBeTruthy();
  expect(languagesOf(sent('POST'))).toEqual(['en']);
});
