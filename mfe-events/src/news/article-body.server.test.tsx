/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { ArticleBody } from './article-body';
import { hostileAddresses, hostileHtml } from './testing/hostile-html';
import { spacedTable } from './testing/spaced-table';

// The server uses another HTML parser than the browser, so both are tested.
const html = (stored: string) => renderToStaticMarkup(<ArticleBody html={stored} />);

describe("an article's HTML on the server", () => {
  it.each(hostileHtml)('never contains %s', (_, stored, forbidden) => {
    expect(html(stored)).not.toContain(forbidden);
  });

  it.each(hostileAddresses)('never links to %p', (address) => {
    expect(html(`<a href="${address}">Words</a>`)).toMatch(
      /<a rel="noopener noreferrer">Words<\/a>/,
    );
  });

  it('keeps formatting, links and images', () => {
    expect(html('<p>A <em>word</em> <a href="/x">on</a></p><img src="/a.svg" alt="A mill">')).toBe(
      html('<p>A <em>word</em> <a href="/x">on</a></p><img alt="A mill" src="/a.svg">'),
    );
    expect(html('<p>A <em>word</em></p>')).toContain('<p>A <em>word</em></p>');
    expect(html('<a href="/x">on</a>')).toContain('href="/x"');
    expect(html('<img src="/a.svg" alt="A mill">')).toContain('alt="A mill"');
  });

  it('removes the spaces between the rows and cells of a table', () => {
    expect(html(spacedTable.stored)).toContain(spacedTable.shown);
  });
});
