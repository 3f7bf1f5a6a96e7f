import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Lightbox } from './lightbox';

const photos = ['Mill', 'Bridge', 'Square'].map((name) => ({
  src: `/${name}.svg`,
  alt: `The ${name}`,
  caption: `${name} in spring`,
}));

function Gallery({ shown = photos }) {
  const [index, setIndex] = useState<number | null>(null);
  return (
    <>
      <button type="button" onClick={() => setIndex(0)}>
        Open
      </button>
      <Lightbox photos={shown} index={index} onIndexChange={setIndex} />
    </>
  );
}

async function open(shown = photos) {
  const user = userEvent.setup();
  render(<Gallery shown={shown} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return user;
}

describe('the picture viewer', () => {
  it('shows the picture with its caption and place in the row', async () => {
    await open();
    expect(screen.getByRole('img', { name: 'The Mill' })).toBeTruthy();
    expect(screen.getByText('Mill in spring')).toBeTruthy();
    expect(screen.getByText('1 of 3')).toBeTruthy();
  });

  it('goes on and back with the arrow keys and wraps at both ends', async () => {
    const user = await open();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByText('3 of 3')).toBeTruthy();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByText('2 of 3')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'The Bridge' })).toBeTruthy();
  });

  it('goes on and back with its buttons and wraps at both ends', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByText('3 of 3')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('1 of 3')).toBeTruthy();
  });

  it('locks the page while it is open', async () => {
    const user = await open();
    expect(document.documentElement.style.overflow).toBe('hidden');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('closes when the browser closes its dialog', async () => {
    await open();
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    dialog.close();
    fireEvent(dialog, new Event('close'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has no Next button when there is only one picture', async () => {
    const user = await open(photos.slice(0, 1));
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    expect(screen.queryByText(/of 1/)).toBeNull();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('img', { name: 'The Mill' })).toBeTruthy();
  });
});
