import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useToasts } from '@town/slice-kit/toasts';
import { ToastHost } from './toast-host';

jest.mock('./toaster', () => {
  throw new Error('Loading chunk toaster failed');
});

test('a toast is shown even when the toaster cannot be loaded, and the page keeps working', async () => {
  render(
    <>
      <p>The page</p>
      <ToastHost early />
    </>,
  );
  act(() => useToasts.getState().show({ tone: 'error', title: 'Not saved', description: 'Why' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Not saved Why');
  expect(screen.getByText('The page')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Not saved')).toBeNull();
});
