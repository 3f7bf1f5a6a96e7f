import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { Button } from './button';

function Form({ onSubmit }: { onSubmit(): void }) {
  const [busy, setBusy] = useState(false);
  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSubmit();
        setBusy(true);
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" busy={busy}>
        Send
      </Button>
    </form>
  );
}

describe('a button', () => {
  it('keeps the focus, and does not let a form be sent twice', async () => {
    const onSubmit = jest.fn();
    render(<Form onSubmit={onSubmit} />);
    const button = screen.getByRole('button', { name: 'Send' });
    await userEvent.click(button);
    expect(document.activeElement).toBe(button);
    await userEvent.click(button);
    await userEvent.type(screen.getByLabelText('Name'), 'Ada{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('cannot be pressed again while what it started is under way', async () => {
    const onClick = jest.fn();
    render(
      <Button busy onClick={onClick}>
        Sending...
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Sending...' });
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('keeps the focus when its action is no longer possible, and then ignores presses', async () => {
    const onClick = jest.fn();
    const { rerender } = render(<Button onClick={onClick}>Publish</Button>);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' });
    await userEvent.click(button);
    rerender(
      <Button idle onClick={onClick}>
        Publish
      </Button>,
    );
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.getAttribute('aria-busy')).toBeNull();
    expect(button.disabled).toBe(false);
    expect(document.activeElement).toBe(button);
  });
});
