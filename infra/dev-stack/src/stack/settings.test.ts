import { readSettings } from './settings.js';

describe('The settings of a stack', () => {
  it('have the documented defaults', () => {
    expect(readSettings({}, '/checkout')).toMatchObject({
      port: 8080,
      dataDir: '/checkout/.local',
      siteUrl: 'http://localhost:8080',
      sampleTown: '/checkout/infra/sample-town/town',
      weatherApiUrl: 'https://api.open-meteo.com/v1/forecast',
      serviceWorker: 'on',
    });
  });

  it('turn the service worker off on request, and reject any other value', () => {
    expect(readSettings({ SERVICE_WORKER: 'off' }, '/x').serviceWorker).toBe('off');
    expect(() => readSettings({ SERVICE_WORKER: 'perhaps' }, '/x')).toThrow(/SERVICE_WORKER/);
  });

  it('derive the public address from the port unless it is set', () => {
    expect(readSettings({ PORT: '9000' }, '/x').siteUrl).toBe('http://localhost:9000');
    const given = readSettings({ PORT: '9000', SITE_URL: 'https://town.example/' }, '/x');
    expect(given.siteUrl).toBe('https://town.example');
  });

  it('use the payment sandbox unless every key of Stripe is set', () => {
    expect(readSettings({ STRIPE_SECRET_KEY: '' }, '/x').stripe).toBeUndefined();
    const keys = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    expect(readSettings(keys, '/x').stripe).toEqual({
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecret: 'whsec_1',
    });
  });

  it('send mail to the local inbox unless a mail server is set', () => {
    const { mail } = readSettings({}, '/x');
    expect(mail.smtpUrl).toBeUndefined();
    expect(mail.from).toBe('hello@example.com');
    const SMTP_URL = 'smtps://user:secret@mail.example';
    expect(readSettings({ SMTP_URL, STAFF_EMAIL: 'a@b.example' }, '/x').mail).toMatchObject({
      smtpUrl: SMTP_URL,
      staff: 'a@b.example',
    });
  });

  it('accept a name beside an e-mail address', () => {
    const MAIL_FROM = 'Blanco Town Guide <guide@example.com>';
    expect(readSettings({ MAIL_FROM }, '/x').mail.from).toBe(MAIL_FROM);
  });

  it('never show the value of a wrong SMTP_URL', () => {
    const read = () => readSettings({ SMTP_URL: 'imap://user:secret@mail.example' }, '/x');
    expect(read).toThrow(/SMTP_URL: must be an address/);
    expect(read).not.toThrow(/secret/);
  });

  it.each([
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, /STRIPE_WEBHOOK_SECRET: all three are needed/],
    [{ PORT: 'eighty' }, 'PORT: must be a whole number from 1 to 65535'],
    [{ PORT: '70000' }, 'PORT: must be a whole number from 1 to 65535'],
    [
      { SAMPLE_DATA: 'city' },
      'SAMPLE_DATA: must be "town", "none", a folder with the settings.json of a town, or an exported town (.zip)',
    ],
    [{ SITE_URL: 'town' }, /SITE_URL: must be an address such as/],
    [{ SITE_URL: 'https://town.example/guide' }, /SITE_URL: must be an address such as/],
    [{ SITE_URL: 'https://town.example/?x' }, /SITE_URL: must be an address such as/],
    [{ ADMIN_EMAIL: 'admin' }, 'ADMIN_EMAIL: must be an e-mail address'],
    [{ SMTP_ALLOW_PLAIN_TEXT: 'yes' }, 'SMTP_ALLOW_PLAIN_TEXT: must be true or false'],
    [{ MAIL_FROM: 'Town guide' }, 'MAIL_FROM: must be an e-mail address, or a name with one in <>'],
    [{ STAFF_EMAIL: '<staff' }, 'STAFF_EMAIL: must be an e-mail address, or a name with one in <>'],
  ])('refuse %j in one line that says what is allowed', (env, message) => {
    expect(() => readSettings(env, '/x')).toThrow(message);
  });

  it('leave the limits to the services and the gateway, whose defaults are those of production', () => {
    const { serviceLimits, gatewayLimits } = readSettings({}, '/x');
    expect(serviceLimits).toEqual({});
    expect(new Set(Object.values(gatewayLimits))).toEqual(new Set([undefined]));
    expect(readSettings({ SUBMISSION_LIMIT: '5' }, '/x').serviceLimits).toEqual({
      SUBMISSION_LIMIT: '5',
    });
  });
});
