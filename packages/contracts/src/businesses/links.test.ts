import { moreCategoriesSchema, socialLinksSchema } from './links.js';

const messages = (schema: typeof socialLinksSchema, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

test('social links are read from lines, from a list and from JSON text', () => {
  const links = ['https://facebook.com/pies', 'https://www.instagram.com/pies'];
  const lines = ' facebook.com/pies\r\n\nhttps://www.instagram.com/pies\nfacebook.com/pies ';
  for (const given of [lines, links, JSON.stringify(links)]) {
    expect(socialLinksSchema.parse(given)).toEqual(links);
  }
  for (const nothing of [undefined, null, '', []]) {
    expect(socialLinksSchema.parse(nothing)).toEqual([]);
  }
});

test.each(['http://pies.example', 'javascript:alert(1)', 'pies', '[1]', '[nonsense', 7])(
  'the social link %s is refused',
  (value) => {
    expect(messages(socialLinksSchema, value)).toEqual([
      'Please enter addresses that begin with https://, one on each line',
    ]);
  },
);

test('there are at most eight social links and four further categories', () => {
  const many = (count: number) => Array.from({ length: count }, (_, i) => `https://a.example/${i}`);
  expect(socialLinksSchema.parse(many(8))).toHaveLength(8);
  expect(messages(socialLinksSchema, many(9))).toEqual(['At most 8 social links are possible']);
  expect(moreCategoriesSchema.parse('Home services\nretail')).toEqual(['home_services', 'retail']);
  expect(messages(moreCategoriesSchema, 'a\nb\nc\nd\ne')).toEqual([
    'At most 4 further categories are possible',
  ]);
});
