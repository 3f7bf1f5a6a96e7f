import { screen } from '@testing-library/react';
import { renderSite } from '../testing/render-site';

test('an unknown address has its own page with a link to the home page', async () => {
  renderSite('/no/such/page');
  expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return to the home page' }).getAttribute('href')).toBe(
    '/',
  );
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});
