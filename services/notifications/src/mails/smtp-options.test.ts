import { smtpOptions } from './smtp-transport.js';

const options = (SMTP_URL: string, SMTP_ALLOW_PLAIN_TEXT: 'true' | 'false' = 'false') =>
  smtpOptions({ SMTP_URL, SMTP_ALLOW_PLAIN_TEXT });

describe('Mail on its way to the server', () => {
  it.each([
    ['smtps://mail.example', { port: 465, secure: true, requireTLS: false }],
    ['smtp://mail.example', { port: 587, secure: false, requireTLS: true, ignoreTLS: false }],
    ['smtp://mail.example:25', { port: 25, requireTLS: true }],
    ['smtp://127.0.0.1:1025', { port: 1025, requireTLS: false, ignoreTLS: true }],
    ['smtp://[::1]:1025', { host: '::1', requireTLS: false }],
    ['smtp://localhost:1025', { requireTLS: false }],
    ['smtp://127.0.0.1.mail.example', { requireTLS: true }],
  ])('is encrypted unless the server is this machine: %s', (url, expected) => {
    expect(options(url)).toMatchObject(expected);
  });

  it('may be unencrypted to another machine where that is explicitly allowed', () => {
    expect(options('smtp://mail.example', 'true')).toMatchObject({ requireTLS: false });
  });

  it('is sent with the user and the password of the URL', () => {
    expect(options('smtps://post%40man:p%2Fw@mail.example')).toMatchObject({
      auth: { user: 'post@man', pass: 'p/w' },
    });
    expect(options('smtps://mail.example').auth).toBeUndefined();
  });
});
