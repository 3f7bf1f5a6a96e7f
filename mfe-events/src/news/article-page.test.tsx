import { screen, waitFor } from '@testing-library/react';
import { never, refused } from '@town/slice-kit/testing/network';
import { anArticle } from '@town/slice-kit/testing/records';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { createRoutes } from '../routes';

const visit = (answer: unknown) =>
  renderRoutes(createRoutes, { path: '/news/abc', api: { '/api/news/abc': answer } });
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

/** Expects the not-found page of an article. */
async function expectNotFound() {
  expect(await screen.findByRole('heading', { level: 1, name: 'Article Not Found' })).toBeTruthy();
  expect(
    screen.getByText("The article you're looking for doesn't exist or has been moved."),
  ).toBeTruthy();
  expect(href('Back to News')).toBe('/news');
}

describe('an article', () => {
  it('shows title, author, date, category and text, with links to other pages', async () => {
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

  it('about tourism links to the directory', async () => {
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

  it('has its own picture in social previews', async () => {
    const imageUrl = 'https://example.com/river.jpg';
    visit(anArticle({ title: 'River rises', imageUrl, imageAlt: 'The river' }));
    await screen.findByRole('heading', { level: 1, name: 'River rises' });
    const tag = (name: string) => document.querySelector(`meta[${name}]`)?.getAttribute('content');
    await waitFor(() => expect(tag('property="og:image"')).toBe(imageUrl));
    expect(tag('property="og:image:alt"')).toBe('The river');
    expect(document.querySelector('script[type="application/ld+json"]')?.textContent).toContain(
      `"image":"${imageUrl}"`,
    );
  });

  it('that does not exist has a not-found page', async () => {
    visit(refused(404));
    await expectNotFound();
  });

  it('says that it is loading', async () => {
    visit(never);
    expect(await screen.findByText('Loading article...')).toBeTruthy();
  });

  it.each([404, 410])('offers no retry after a response with status %i', async (status) => {
    visit(refused(status));
    await screen.findByRole('heading', { level: 1, name: 'Article Not Found' });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it.each([
    ['the server is down', refused(503)],
    ['the answer is no article', { hello: 'world' }],
    ['nothing answers', undefined],
  ])(
    'that cannot be loaded because %s has the same page, and can be tried again',
    async (_, answer) => {
      const api: Record<string, unknown> = { '/api/news/abc': answer };
      const { user } = renderRoutes(createRoutes, { path: '/news/abc', api });
      await expectNotFound();
      api['/api/news/abc'] = anArticle({ title: 'River rises' });
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('heading', { level: 1, name: 'River rises' })).toBeTruthy();
    },
  );
});
