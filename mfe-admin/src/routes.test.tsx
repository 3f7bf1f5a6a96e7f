import { screen } from '@testing-library/react';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { createRoutes } from './routes';

describe('the pages of staff', () => {
  it.each(['/admin', '/admin/login'])('%s is the sign-in', async (path) => {
    renderRoutes(createRoutes, { path });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.getByText('Authorized staff only')).toBeTruthy();
  });

  it('show nothing of the dashboard without a session', async () => {
    const { address } = renderRoutes(createRoutes, { path: '/admin/dashboard' });
    expect(await screen.findByText('Authorized staff only')).toBeTruthy();
    expect(address()).toBe('/admin/login');
  });
});
