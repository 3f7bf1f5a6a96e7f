import { contactLink } from './contact-link';

test.each([
  ['laura@example.com', 'mailto:laura@example.com'],
  ['(830) 555-0160', 'tel:8305550160'],
  ['+1 830-555-0160', 'tel:+18305550160'],
])('the contact %s leads to %s', (contact, link) => {
  expect(contactLink(contact)).toBe(link);
});
