import { screen } from '@testing-library/react';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { createRoutes } from '../routes';

const card = async (title: string) =>
  (await screen.findByRole('heading', { name: title })).closest('article')?.textContent;

describe('submitting a listing', () => {
  it.each([
    ['/submit-listing', 'Basic', 'Free to Join'],
    ['/submit-listing/basic', 'Basic', 'Free to Join'],
    ['/submit-listing/premium', 'Premium', '$49/month'],
    ['/submit-listing/gold', 'Basic', 'Free to Join'],
  ])('at %s is for the plan %s', async (path, plan, price) => {
    renderRoutes(createRoutes, { path });
    expect(await card('Selected Plan')).toContain(plan);
    expect(await card('Selected Plan')).toContain(price);
  });

  it('leads back to the plans and says what happens next in three steps', async () => {
    renderRoutes(createRoutes, { path: '/submit-listing/premium' });
    for (const name of ['Back to Plans', 'Change Plan']) {
      expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe('/get-listed');
    }
    const steps = screen.getByRole('heading', { name: 'What Happens Next?' }).closest('article');
    expect(steps?.querySelectorAll('li')).toHaveLength(3);
    expect(steps?.textContent).toContain('24 to 48 hours');
  });
});
