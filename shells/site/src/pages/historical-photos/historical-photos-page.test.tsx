import { screen } from '@testing-library/react';
import { renderSite } from '../../testing/render-site';

const mill = {
  id: '00000000-0000-4000-8000-000000000001',
  src: '/plates/mill.svg',
  alt: 'Drawing of the mill',
  caption: 'The mill & its pond',
  credit: null,
};

test('each historical photo links to the form for reporting a mistake in it', async () => {
  // The service of the previous release sends no id.
  const { id: _, ...bridge } = { ...mill, src: '/plates/bridge.svg', caption: 'The bridge' };
  renderSite('/historical-photos', { api: { '/api/historical-photos?limit=25': [mill, bridge] } });
  await screen.findByText('The bridge');
  const links = screen.getAllByRole('link', { name: /^Something wrong here\?/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/report?kind=historical-photos&id=${mill.id}&name=The+mill+%26+its+pond`,
  ]);
});

describe('the introduction', () => {
  const drawn = /these plates are drawn from what is known/;
  const photograph = { ...mill, src: '/pictures/mill-1890.jpg', caption: 'The mill in 1890' };
  const visit = (photos: object[]) =>
    renderSite('/historical-photos', { api: { '/api/historical-photos?limit=25': photos } });

  it('says that the pictures are drawings when they are', async () => {
    visit([mill]);
    expect(await screen.findByText(drawn)).toBeTruthy();
  });

  it('does not call a photograph a drawing', async () => {
    visit([photograph]);
    await screen.findAllByText('The mill in 1890');
    expect(screen.queryByText(drawn)).toBeNull();
  });
});
