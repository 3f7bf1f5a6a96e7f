import { readSettings } from './settings.js';

describe('The settings of a stack', () => {
  it('are those of the documentation when the environment says nothing', () => {
    expect(readSettings({}, '/checkout')).toMatchObject({
      port: 8080,
      dataDir: '/checkout/.local',
      siteUrl: 'http://localhost:8080',
      sampleData: 'town',
      weatherApiUrl: 'https://api.open-meteo.com/v1/forecast',
    });
  });

  it('derive the public address from the port unless it is given', () => {
    expect(readSettings({ PORT: '9000' }, '/x').siteUrl).toBe('http://localhost:9000');
    const given = readSettings({ PORT: '9000', SITE_URL: 'https://town.example/' }, '/x');
    expect(given.siteUrl).toBe('https://town.example');
  });

  it('use the payment sandbox unless every key of Stripe is given', () => {
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

  it('leave mail to the local inbox unless a mail server is given', () => {
    const { mail } = readSettings({}, '/x');
    expect(mail.smtpUrl).toBeUndefined();
    expect(mail.from).toBe('Blanco Town Guide <hello@example.com>');
    const SMTP_URL = 'smtps://user:secret@mail.example';
    expect(readSettings({ SMTP_URL, STAFF_EMAIL: 'a@b.example' }, '/x').mail).toMatchObject({
      smtpUrl: SMTP_URL,
      staff: 'a@b.example',
    });
  });

  it('never show the value of a wrong SMTP_URL', () => {
    const read = () => readSettings({ SMTP_URL: 'imap://user:secret@mail.example' }, '/x');
    expect(read).toThrow(/^SMTP_URL must be an address/);
    expect(read).not.toThrow(/secret/);
  });

  it.each([
    [
      { STRIPE_SECRET_KEY: 'sk_test_1' },
      'To use Stripe itself, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET must be set as well.',
    ],
    [{ PORT: 'eighty' }, 'PORT is "eighty": it must be a whole number from 1 to 65535.'],
    [{ PORT: '70000' }, 'PORT is "70000": it must be a whole number from 1 to 65535.'],
    [{ SAMPLE_DATA: 'city' }, 'SAMPLE_DATA is "city": it can be "town" or "none".'],
    [{ SITE_URL: 'town' }, /^SITE_URL is "town": it must be an address/],
  ])('refuse %j in one line that says what is possible', (env, message) => {
    expect(() => readSettings(env, '/x')).toThrow(message);
  });
});
