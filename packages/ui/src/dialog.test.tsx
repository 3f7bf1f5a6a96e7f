import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageWithDialog } from './testing/page-with-dialog';

const behind = () => screen.getByText('Open').closest('[inert]');

async function opened(page = <PageWithDialog />) {
  const user = userEvent.setup();
  render(page);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Details' }) };
}

describe('a dialog', () => {
  it('makes the page behind it inert until it closes', async () => {
    const { user } = await opened();
    expect(behind()).not.toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(behind()).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Open')));
  });

  it('keeps elements usable that open over it, such as authentication by a bank', async () => {
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

  it('gives the focus back to a button that Safari did not focus when it was pressed', async () => {
    render(<PageWithDialog />);
    fireEvent.click(screen.getByText('Open'));
    expect(document.activeElement).not.toBe(screen.getByText('Open'));
    const dialog = await screen.findByRole('dialog', { name: 'Details' });
    fireEvent.click(within(dialog).getByText('Close'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Open')));
  });

  it('gives the focus to the part around its button, where the button has gone meanwhile', async () => {
    const { user } = await opened(<PageWithDialog fleeting />);
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Part' })),
    );
  });

  it('closes on a press outside it', async () => {
    const { user, dialog } = await opened();
    await user.click(dialog.parentElement ?? dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stays while it is locked', async () => {
    const { user, dialog } = await opened(<PageWithDialog locked />);
    await user.keyboard('{Escape}');
    await user.click(dialog.parentElement ?? dialog);
    expect(screen.getByRole('dialog', { name: 'Details' })).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Close' }).disabled).toBe(true);
  });
});

describe('a dialog in which something is typed', () => {
  const question = () => screen.queryByRole('dialog', { name: 'Discard what you typed?' });
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });

  it('stays open on a press outside it', async () => {
    const { user, dialog } = await opened();
    await user.type(field(), 'Ada');
    await user.click(dialog.parentElement ?? dialog);
    expect(question()).toBeNull();
    expect(field().value).toBe('Ada');
  });

  it('asks before Escape or Close discards the text, and keeps it on request', async () => {
    const { user, dialog } = await opened();
    await user.type(field(), 'Ada');
    await user.keyboard('{Escape}');
    await user.click(within(question() ?? dialog).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(field().value).toBe('Ada');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(question()).toBeNull());
    expect(field().value).toBe('Ada');
  });

  it('closes when the visitor discards the text', async () => {
    const { user, dialog } = await opened();
    await user.type(field(), 'Ada');
    await user.keyboard('{Escape}');
    await user.click(within(question() ?? dialog).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Open')));
    expect(behind()).toBeNull();
    await user.click(screen.getByText('Open'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes without asking when the text has its first value again', async () => {
    const { user } = await opened();
    await user.type(field(), 'A{Backspace}');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes without asking when the text is a search', async () => {
    const { user } = await opened();
    await user.type(screen.getByRole('searchbox'), 'pies');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
