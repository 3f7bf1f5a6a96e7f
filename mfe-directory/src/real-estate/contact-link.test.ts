import { contactLink } from './contact-link';

test.each([
  ['laura@example.com', 'mailto:laura@example.com'],
  ['(830) 555-0160', 'tel:8305550160'],
  ['+1 830-555-0160', 'tel:+18305550160'],
  ['Laura Meier, 830-555-0160', 'tel:8305550160'],
  ['Laura Meier <laura.meier@example.com>, 830-555-0160', 'mailto:laura.meier@example.com'],
  ['Write to laura@example.com.', 'mailto:laura@example.com'],
])('the contact %s leads to %s', (contact, link) => {
  expect(contactLink(contact)).toBe(link);
});

test.each(['', 'Ask at the office', 'Laura @ Riverstone'])(
  'the contact “%s” leads nowhere',
  (contact) => {
    expect(contactLink(contact)).toBeNull();
  },
);
