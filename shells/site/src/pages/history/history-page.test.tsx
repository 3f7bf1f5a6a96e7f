import { screen, within } from '@testing-library/react';
import { refused } from '@town/slice-kit/testing/network';
import { renderSite } from '../../testing/render-site';
import { stubMedia } from '../../testing/stub-media';

const photos = ['Mill', 'Bridge'].map((name) => ({
  src: `/plates/${name}.svg`,
  alt: `Drawing of the ${name}`,
  caption: `The ${name}`,
  credit: name === 'Mill' ? 'A. Carver' : null,
}));

beforeEach(() => stubMedia());

describe('the history page', () => {
  it('has four chapters and the population of 2020', async () => {
    renderSite('/history', { api: { '/api/historical-photos': photos } });
    for (const name of [
      'Native American Heritage and Early Settlement',
      'Town Formation and County Seat Era',
      'German Heritage and Agricultural Development',
      'Modern Hill Country Community',
    ]) {
      expect(await screen.findByRole('heading', { level: 2, name })).toBeTruthy();
    }
    expect(screen.getByText(/2020 counted 1,682 people/)).toBeTruthy();
  });

  it('has a gallery, a way to all photos and an invitation to send some', async () => {
    const { user } = renderSite('/history', { api: { '/api/historical-photos': photos } });
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
    renderSite('/history', { api: { '/api/historical-photos': refused(500) } });
    expect(await screen.findByText('Failed to fetch the gallery')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Modern Hill Country Community' })).toBeTruthy();
  });
});

describe('the page of historical photos', () => {
  it('shows every picture with caption and credit, and each in full size', async () => {
    const { user } = renderSite('/historical-photos', {
      api: { '/api/historical-photos': photos },
    });
    const figures = await screen.findAllByRole('figure');
    expect(figures.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/The Mill.*A\. Carver/),
      expect.stringContaining('The Bridge'),
    ]);
    await user.click(within(figures[1] as HTMLElement).getByRole('button'));
    const viewer = within(screen.getByRole('dialog', { name: 'Picture viewer' }));
    expect(viewer.getByText('2 of 2')).toBeTruthy();
    await user.click(viewer.getByRole('button', { name: 'Next' }));
    expect(viewer.getByText('1 of 2')).toBeTruthy();
    await user.keyboard('{ArrowLeft}');
    expect(viewer.getByText('2 of 2')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says while it loads and when it cannot', async () => {
    const api: Record<string, unknown> = { '/api/historical-photos': refused(500) };
    renderSite('/historical-photos', { api });
    expect(await screen.findByText('Failed to fetch photos')).toBeTruthy();
    expect(screen.getByText(/Send historical photos to/)).toBeTruthy();
  });
});
