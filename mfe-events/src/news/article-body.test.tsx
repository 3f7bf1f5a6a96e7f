import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ArticleBody } from './article-body';
import { hostileAddresses, hostileHtml } from './testing/hostile-html';
import { spacedTable } from './testing/spaced-table';

const html = (stored: string) => renderToStaticMarkup(<ArticleBody html={stored} />);

describe("an article's HTML", () => {
  it.each(hostileHtml)('never contains %s', (_, stored, forbidden) => {
    expect(html(stored)).not.toContain(forbidden);
  });

  it.each(hostileAddresses)(
    'keeps the words of a link to %p, and not where it leads',
    (address) => {
      render(<ArticleBody html={`<a href="${address}">Words</a>`} />);
      expect(screen.getByText('Words').getAttribute('href')).toBeNull();
    },
  );

  it('keeps formatting, lists, tables and quotations', () => {
    const kept =
      '<h2>Next</h2><p>A <strong>bold</strong> <em>word</em><br/>more</p><ul><li>one</li></ul>' +
      '<ol start="3"><li>three</li></ol><blockquote><p>said</p></blockquote>' +
      '<table><tbody><tr><td colSpan="2">cell</td></tr></tbody></table>';
    expect(html(kept)).toContain(kept);
  });

  it.each(['https://example.com/', '/directory', 'mailto:a@example.com', 'tel:911', '#more'])(
    'keeps a link to %s',
    (address) => {
      render(<ArticleBody html={`<a href="${address}">Words</a>`} />);
      expect(screen.getByText('Words').getAttribute('href')).toBe(address);
    },
  );

  it('keeps images and their alternative text, and adds an empty one if it is missing', () => {
    render(
      <ArticleBody
        html={'<img src="https://example.com/a.jpg" alt="The mill"><img src="/b.svg">'}
      />,
    );
    expect(screen.getByRole('img', { name: 'The mill' }).getAttribute('src')).toBe(
      'https://example.com/a.jpg',
    );
    expect(screen.getByRole('presentation').getAttribute('src')).toBe('/b.svg');
  });

  it('keeps the text of unknown elements', () => {
    expect(html('<section><marquee>Words</marquee></section>')).toContain('Words');
    expect(html('<section><marquee>Words</marquee></section>')).not.toContain('marquee');
  });

  it('keeps plain text', () => {
    expect(html('Salt &amp; pepper &lt;fresh&gt;')).toContain('Salt &amp; pepper &lt;fresh&gt;');
  });

  it('removes the spaces between the rows and cells of a table', () => {
    expect(html(spacedTable.stored)).toContain(spacedTable.shown);
  });
});
