import { maskEmail } from './mask-email.js';

test.each([
  ['jane@pieshop.com', 'j•••@pieshop.com'],
  ['j@pieshop.com', 'j•••@pieshop.com'],
  ['"a@b"@pieshop.com', '"•••@pieshop.com'],
])('%s is shown as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
