import { screen, waitFor } from '@testing-library/react';
import { never, refused } from '@town/slice-kit/testing/network';
import { anArticle } from '@town/slice-kit/testing/records';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { createRoutes } from '../routes';

const visit = (answer: unknown) =>
  renderRoutes(createRoutes, { path: '/news/abc', api: { '/api/news/abc': answer } });
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('an article', () => {
  it('shows title, author, date, category and words, and leads on', async () => {
    visit(
      anArticle({
        title: 'River rises',
        author: 'Town desk',
        category: 'government',
        content: '<p>Stay <strong>dry</strong>.</p>',
        publishedDate: '2027-03-01T15:00:00.000Z',
      }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'River rises' })).toBeTruthy();
    expect(screen.getByText('By Town desk')).toBeTruthy();
    expect(screen.getByText('March 1, 2027')).toBeTruthy();
    expect(screen.getByText('Government')).toBeTruthy();
    expect(screen.getByText('dry').tagName).toBe('STRONG');
    expect(href('Back to News')).toBe('/news');
    expect(href('More News')).toBe('/news');
    expect(href('Contact Us')).toBe('/contact');
    expect(screen.queryByText('Planning Your Visit to Blanco?')).toBeNull();
  });

  it('for visitors leads to the directory', async () => {
    visit(anArticle({ category: 'tourism' }));
    expect(await screen.findByText('Planning Your Visit to Blanco?')).toBeTruthy();
    expect(href('Browse the directory')).toBe('/directory');
  });

  it('has its title and the first 160 characters in the tags of the page', async () => {
    visit(anArticle({ title: 'River rises', content: `<p>${'a'.repeat(300)}</p>` }));
    await screen.findByRole('heading', { level: 1, name: 'River rises' });
    await waitFor(() => expect(document.title).toBe('River rises | Blanco Town Guide'));
    const tag = (name: string) => document.querySelector(`meta[${name}]`)?.getAttribute('content');
    expect(tag('name="description"')).toBe('a'.repeat(160));
    expect(tag('property="og:type"')).toBe('article');
  });

  it('that does not exist has a page that says so', async () => {
    visit(refused(404));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Article Not Found' }),
    ).toBeTruthy();
    expect(
      screen.getByText("The article you're looking for doesn't exist or has been moved."),
    ).toBeTruthy();
    expect(href('Back to News')).toBe('/news');
  });

  it('says while it loads', async () => {
    visit(never);
    expect(await screen.findByText('Loading article...')).toBeTruthy();
  });

  it('that cannot be fetched is not called missing', async () => {
    visit(refused(503));
    expect(await screen.findByText('Failed to fetch article')).toBeTruthy();
    expect(screen.queryByText('Article Not Found')).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'News article' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
