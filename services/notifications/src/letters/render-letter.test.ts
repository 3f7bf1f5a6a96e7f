import { renderLetter } from './render-letter.js';

it('a mail can be read on dark pages and on phones', () => {
  const letter = { subject: 'Hello', paragraphs: ['Text'] };
  const { html } = renderLetter(letter, 'Town Guide', 'https://town.example');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('<meta name="viewport"');
});
