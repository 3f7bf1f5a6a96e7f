import { excerpt, plainText } from './plain-text';

describe("an article's plain text", () => {
  it.each([
    ['<p>One.</p><p>Two.</p>', 'One. Two.'],
    ['<p>A <strong>bold</strong>, word</p>', 'A bold, word'],
    [
      'Salt &amp; pepper&nbsp;&lt;fresh&gt; &quot;daily&quot; it&#39;s',
      `Salt & pepper <fresh> "daily" it's`,
    ],
    ['  many\n   spaces ', 'many spaces'],
    ['&amp;lt;p&amp;gt;', '&lt;p&gt;'],
    ['<p>Blan<em>co</em>s<strong>!</strong></p>', 'Blancos!'],
    ['<ul><li>One</li><li>two</li></ul>three<br>four', 'One two three four'],
    ['<p>Seen<script>steal(1 < 2)</script></p><style>p { color: red }</style>', 'Seen'],
    ['<p>It&#8217;s &mdash; a &#x201c;test&#x201d;&hellip;</p><!-- secret -->', 'It’s — a “test”…'],
    ['<p title="a > b">Words</p>', 'Words'],
    ['', ''],
  ])('%p reads %p', (html, words) => {
    expect(plainText(html)).toBe(words);
  });

  it('is cut after 150 characters, with an ellipsis', () => {
    expect(excerpt(`<p>${'a'.repeat(200)}</p>`)).toBe(`${'a'.repeat(150)}…`);
  });
});
