import { screen, within } from '@testing-library/react';
import { refused } from '@town/slice-kit/testing/network';
import { aTownPage } from '@town/slice-kit/testing/records';
import { stubMedia } from '@town/slice-kit/testing/stub-media';
import { renderSite } from '../../testing/render-site';

const photos = ['Mill', 'Bridge'].map((name) => ({
  src: `/plates/${name}.svg`,
  alt: `Drawing of the ${name}`,
  caption: `The ${name}`,
  credit: name === 'Mill' ? 'A. Carver' : null,
}));

const history = aTownPage('history', {
  title: 'History of Blanco',
  body: '<h2>Early Settlement</h2><p>People camped here.</p><h2>Modern <em>Community</em></h2><p>The census of 2020 counted 1,682 people.</p>',
  sectionIntros: [{ section: 'gallery', text: 'These are drawings.' }],
});
const visit = (given: Record<string, unknown> = {}) =>
  renderSite('/history', {
    api: { '/api/historical-photos?limit=24': photos, '/api/pages/history': history, ...given },
  });

beforeEach(() => stubMedia());

describe('the history page', () => {
  it('has a section for each chapter', async () => {
    visit();
    const first = within(await screen.findByRole('region', { name: 'Early Settlement' }));
    expect(first.getByText('People camped here.')).toBeTruthy();
    const second = within(screen.getByRole('region', { name: 'Modern Community' }));
    expect(second.getByRole('heading', { level: 2, name: 'Modern Community' })).toBeTruthy();
    expect(second.getByText(/2020 counted 1,682 people/)).toBeTruthy();
    expect(screen.getByText('These are drawings.')).toBeTruthy();
  });

  it('shows the gallery and the invitation even when no text is written', async () => {
    visit({ '/api/pages/history': refused(404) });
    expect(await screen.findByText('Nothing has been written here yet.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'History of Blanco' })).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'Slideshow' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Do you have old photographs?' })).toBeTruthy();
  });

  it('has no gallery while the town has no pictures', async () => {
    visit({ '/api/historical-photos?limit=24': [] });
    expect(await screen.findByRole('region', { name: 'Early Settlement' })).toBeTruthy();
    await screen.findByRole('region', { name: 'Do you have old photographs?' });
    expect(screen.queryByRole('link', { name: 'See all historical photos' })).toBeNull();
  });

  it('has a gallery, a link to all photos and an invitation to send some', async () => {
    const { user } = visit();
    const gallery = await screen.findByRole('region', { name: 'Slideshow' });
    await user.click(within(gallery).getByRole('button', { name: /View full screen/ }));
    expect(screen.getByRole('dialog', { name: 'Picture viewer' })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(
      screen.getByRole('link', { name: 'See all historical photos' }).getAttribute('href'),
    ).toBe('/historical-photos');
    const invitation = screen.getByRole('region', { name: 'Do you have old photographs?' });
    expect(within(invitation).getByRole('link').getAttribute('href')).toMatch(/^mailto:/);
  });

  it('keeps its chapters when the gallery cannot be fetched', async () => {
    visit({ '/api/historical-photos?limit=24': refused(500) });
    expect(await screen.findByText('Failed to fetch the gallery')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Modern Community' })).toBeTruthy();
  });
});

describe('the page of historical photos', () => {
  it('shows every picture with caption and credit, and each in full size', async () => {
    const { user } = renderSite('/historical-photos', {
      api: { '/api/historical-photos?limit=25': photos },
    });
    const figures = await screen.findAllByRole('figure');
    expect(figures.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/The Mill.*A\. Carver/),
      expect.stringContaining('The Bridge'),
    ]);
    await user.click(within(figures[1]!).getByRole('button'));
    const viewer = within(screen.getByRole('dialog', { name: 'Picture viewer' }));
    expect(viewer.getByText('2 of 2')).toBeTruthy();
    await user.click(viewer.getByRole('button', { name: 'Next' }));
    expect(viewer.getByText('1 of 2')).toBeTruthy();
    await user.keyboard('{ArrowLeft}');
    expect(viewer.getByText('2 of 2')).toBeTruthy();
    await user.click(viewer.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says when it is loading and when it cannot load', async () => {
    const api: Record<string, unknown> = { '/api/historical-photos?limit=25': refused(500) };
    renderSite('/historical-photos', { api });
    expect(await screen.findByText('Failed to fetch photos')).toBeTruthy();
    expect(screen.getByText(/Send historical photos to/)).toBeTruthy();
  });
});
