import { mailAddresses, smtpUrl } from './mail-addresses.js';
import { readSettings } from './settings.js';
import type { Stack } from './stack.js';

const stackWith = (env: Record<string, string>) =>
  ({
    settings: readSettings(env, '/x'),
    ports: { mail: 3001, 'mail-smtp': 3002 },
  }) as unknown as Stack;

describe('The mail addresses of a stack', () => {
  it('are those of the local inbox', () => {
    const stack = stackWith({});
    expect(smtpUrl(stack)).toBe('smtp://127.0.0.1:3002');
    expect(mailAddresses(stack)).toEqual({
      smtp: 'smtp://127.0.0.1:3002',
      inbox: 'http://127.0.0.1:3001',
    });
  });

  it('are those of the given mail server, without its password', () => {
    const stack = stackWith({ SMTP_URL: 'smtps://user:secret@mail.example:465' });
    expect(smtpUrl(stack)).toBe('smtps://user:secret@mail.example:465');
    expect(mailAddresses(stack)).toEqual({ smtp: 'smtps://mail.example:465' });
  });
});
