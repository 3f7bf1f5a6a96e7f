import { act, screen } from '@testing-library/react';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { UnavailablePage } from './unavailable-page';

test('a page that cannot be loaded shows a notice, and another one when the visitor is offline', () => {
  const createRoutes = () => [
    { path: '*', element: <UnavailablePage retry={() => Promise.resolve()} /> },
  ];
  renderRoutes(createRoutes, { path: '/news' });
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
  expect(heading()).toBe('This page is taking a break');
  const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => {
    window.dispatchEvent(new Event('offline'));
  });
  expect(heading()).toBe('You are offline');
  connection.mockRestore();
});
