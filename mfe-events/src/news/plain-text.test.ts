import { excerpt, plainText } from './plain-text';

describe("an article's words", () => {
  it.each([
    ['<p>One.</p><p>Two.</p>', 'One. Two.'],
    ['<p>A <strong>bold</strong>, word</p>', 'A bold, word'],
    [
      'Salt &amp; pepper&nbsp;&lt;fresh&gt; &quot;daily&quot; it&#39;s',
      `Salt & pepper <fresh> "daily" it's`,
    ],
    ['  many\n   spaces ', 'many spaces'],
    ['&amp;lt;p&amp;gt;', '&lt;p&gt;'],
    ['', ''],
  ])('%p reads %p', (html, words) => {
    expect(plainText(html)).toBe(words);
  });

  it('are cut after 150 characters, with an ellipsis', () => {
    expect(excerpt(`<p>${'a'.repeat(200)}</p>`)).toBe(`${'a'.repeat(150)}…`);
  });
});
