import { screen, within } from '@testing-library/react';
import { never, refused } from '@town/slice-kit/testing/network';
import { anArticle } from '@town/slice-kit/testing/records';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { createRoutes } from '../routes';

const visit = (api: Record<string, unknown>) => renderRoutes(createRoutes, { path: '/news', api });
const item = (title: string) =>
  within(screen.getByRole('link', { name: title }).closest('article') ?? document.body);

describe('the news', () => {
  it('is listed newest first, each article with a link, a date and an excerpt', async () => {
    const older = anArticle({ title: 'Older', publishedDate: '2027-01-01T15:00:00.000Z' });
    const newer = anArticle({
      title: 'Newer',
      publishedDate: '2027-02-01T15:00:00.000Z',
      content: `<p>${'word '.repeat(60)}</p>`,
      category: 'education',
    });
    visit({ '/api/news?limit=13': [older, newer] });
    const link = await screen.findByRole('link', { name: 'Newer' });
    expect(screen.getByRole('heading', { level: 1, name: 'News' })).toBeTruthy();
    expect(link.getAttribute('href')).toBe(`/news/${newer.id}`);
    expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(['Newer', 'Older']);
    expect(item('Newer').getByText('February 1, 2027')).toBeTruthy();
    expect(item('Newer').getByText(`${'word '.repeat(30)}…`.trim())).toBeTruthy();
    expect(item('Newer').getByText('Education')).toBeTruthy();
    expect(screen.getByText('2 articles')).toBeTruthy();
  });

  it('has a feed for feed readers', async () => {
    visit({ '/api/news?limit=13': [] });
    const link = await screen.findByRole('link', { name: 'RSS feed' });
    expect(link.getAttribute('href')).toBe('/feeds/news.xml');
  });

  it('shows no badge for general articles, and links to the directory from tourism articles', async () => {
    visit({
      '/api/news?limit=13': [
        anArticle({ title: 'Plain', category: 'general' }),
        anArticle({ title: 'Weekend', category: 'tourism' }),
      ],
    });
    await screen.findByRole('link', { name: 'Plain' });
    expect(screen.queryByText('General')).toBeNull();
    expect(item('Plain').queryByText(/Coming to/)).toBeNull();
    expect(item('Weekend').getByText('Tourism')).toBeTruthy();
    expect(
      item('Weekend')
        .getByRole('link', { name: /Find places/ })
        .getAttribute('href'),
    ).toBe('/directory');
  });

  it('shows that it is loading, and says when there are no articles', async () => {
    const first = visit({ '/api/news?limit=13': never });
    expect(await screen.findByText('Loading news...')).toBeTruthy();
    expect(first.asked).toEqual(['/api/news?limit=13']);
    visit({ '/api/news?limit=13': [] });
    expect(await screen.findByText('No News Articles Available')).toBeTruthy();
    expect(
      screen.getByText('Check back soon for the latest updates from Blanco, Texas.'),
    ).toBeTruthy();
  });

  it('links to the civic contacts, also if the articles cannot be fetched', async () => {
    visit({ '/api/news?limit=13': refused(500) });
    expect(await screen.findByText('Failed to fetch news')).toBeTruthy();
    expect(screen.getByRole('link', { name: /civic contacts/i }).getAttribute('href')).toBe(
      '/civic-contacts',
    );
  });
});
