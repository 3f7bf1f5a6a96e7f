import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog';

function Page({ locked = false }: { locked?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Details" locked={locked}>
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}

const behind = () => screen.getByText('Open').closest('[inert]');

async function opened(page = <Page />) {
  const user = userEvent.setup();
  render(page);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Details' }) };
}

describe('a dialog', () => {
  it('puts the page behind it out of reach, and gives it back', async () => {
    const { user } = await opened();
    expect(behind()).not.toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(behind()).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Open')));
  });

  it('leaves alone what opens over it, such as a step of a payment', async () => {
    const { user } = await opened();
    const frame = document.createElement('button');
    frame.textContent = 'Approve';
    document.body.append(frame);
    await user.click(frame);
    frame.focus();
    expect(document.activeElement).toBe(frame);
    expect(screen.getByRole('dialog', { name: 'Details' })).toBeTruthy();
    frame.remove();
  });

  it('closes by a press beside it', async () => {
    const { user, dialog } = await opened();
    await user.click(dialog.parentElement as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stays while it is locked', async () => {
    const { user, dialog } = await opened(<Page locked />);
    await user.keyboard('{Escape}');
    await user.click(dialog.parentElement as HTMLElement);
    expect(screen.getByRole('dialog', { name: 'Details' })).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Close' }).disabled).toBe(true);
  });
});
