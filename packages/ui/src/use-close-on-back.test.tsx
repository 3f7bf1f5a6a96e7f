import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageWithDialog } from './testing/page-with-dialog';

const dialog = () => screen.queryByRole('dialog', { name: 'Details' });

/** Presses the browser's Back button and waits until it has gone back. */
async function goBack() {
  const gone = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
  await act(async () => {
    history.back();
    await gone;
  });
}

async function opened(page = <PageWithDialog />) {
  history.pushState({ idx: 7 }, '');
  const user = userEvent.setup();
  render(page);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(dialog()).not.toBeNull();
  return user;
}

describe('an open dialog', () => {
  it('closes on Back, and the page stays', async () => {
    await opened();
    expect(history.state).toEqual({ idx: 7, view: true });
    await goBack();
    expect(dialog()).toBeNull();
    expect(history.state).toEqual({ idx: 7 });
  });

  it('removes its history entry when it is closed by other means', async () => {
    const user = await opened();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(history.state).toEqual({ idx: 7 }));
  });

  it('stays open when it opens while the entry of another one is being removed', async () => {
    const user = await opened();
    // The browser goes back some time after the call.
    const back = jest.spyOn(history, 'back').mockImplementation(() => {});
    await user.keyboard('{Escape}');
    await waitFor(() => expect(back).toHaveBeenCalled());
    back.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await goBack();
    expect(dialog()).not.toBeNull();
    expect(history.state).toEqual({ idx: 7, view: true });
    await goBack();
    expect(dialog()).toBeNull();
    expect(history.state).toEqual({ idx: 7 });
  });

  it('leaves no dead history entry after a link in it led to another page', async () => {
    history.pushState({ idx: 6 }, '');
    await opened();
    // Simulates the router, which removes the page with its dialog.
    history.pushState({ idx: 8 }, '');
    cleanup();
    await goBack();
    await waitFor(() => expect(history.state).toEqual({ idx: 7 }));
    await goBack();
    expect(history.state).toEqual({ idx: 6 });
  });

  it('stays on Back while it is locked', async () => {
    await opened(<PageWithDialog locked />);
    await goBack();
    expect(dialog()).not.toBeNull();
    expect(history.state).toEqual({ idx: 7, view: true });
  });

  it('asks on Back before it discards typed text', async () => {
    const user = await opened();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
    await goBack();
    expect(dialog()).not.toBeNull();
    expect(history.state).toEqual({ idx: 7, view: true });
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(dialog()).toBeNull());
    await waitFor(() => expect(history.state).toEqual({ idx: 7 }));
  });
});
