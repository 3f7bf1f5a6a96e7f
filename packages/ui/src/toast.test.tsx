import { act, fireEvent, render, screen } from '@testing-library/react';
import { TextsProvider } from '@town/language/texts';
import { translations } from '@town/language/translations';
import { spanish } from './messages/es';
import { type ToastData, ToastRegion, toastDuration } from './toast';

const saved: ToastData = { id: 1, tone: 'success', title: 'Saved', description: 'All of it' };

describe('the toast', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('disappears after five seconds', () => {
    const onDismiss = jest.fn();
    render(<ToastRegion toast={saved} onDismiss={onDismiss} />);
    expect(screen.getByText('All of it')).toBeTruthy();
    act(() => jest.advanceTimersByTime(toastDuration - 1));
    expect(onDismiss).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('is announced in the language of the page', () => {
    render(
      <TextsProvider value={translations('es', spanish)}>
        <ToastRegion toast={{ ...saved, title: 'Guardado' }} onDismiss={() => {}} />
      </TextsProvider>,
    );
    act(() => jest.advanceTimersByTime(100));
    expect(screen.getByRole('status').textContent).toMatch(/^Aviso Guardado All of it/);
    expect(screen.getByRole('region', { name: 'Avisos (F8)' })).toBeTruthy();
  });

  it('disappears when it is dismissed', () => {
    const onDismiss = jest.fn();
    render(<ToastRegion toast={saved} onDismiss={onDismiss} />);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('disappears after five seconds even if an earlier one was dismissed while it had the focus', () => {
    const onDismiss = jest.fn();
    const { rerender } = render(<ToastRegion toast={saved} onDismiss={onDismiss} />);
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    rerender(<ToastRegion toast={null} onDismiss={onDismiss} />);
    act(() => jest.advanceTimersByTime(1000));
    rerender(<ToastRegion toast={{ ...saved, id: 2 }} onDismiss={onDismiss} />);
    act(() => jest.advanceTimersByTime(toastDuration));
    expect(onDismiss).toHaveBeenCalledTimes(2);
  });

  it('is replaced by a newer one, which stays for five seconds', () => {
    const onDismiss = jest.fn();
    const { rerender } = render(<ToastRegion toast={saved} onDismiss={onDismiss} />);
    act(() => jest.advanceTimersByTime(4000));
    const failed: ToastData = { id: 2, tone: 'error', title: 'Not saved' };
    rerender(<ToastRegion toast={failed} onDismiss={onDismiss} />);
    expect(screen.queryByText('All of it')).toBeNull();
    act(() => jest.advanceTimersByTime(4000));
    expect(onDismiss).not.toHaveBeenCalled();
    expect(screen.getAllByText('Not saved').length).toBeGreaterThan(0);
  });

  it('can undo an action', () => {
    const undo = jest.fn();
    const toast = { ...saved, action: { label: 'Undo', onClick: undo } };
    render(<ToastRegion toast={toast} onDismiss={() => {}} />);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('is reached with F8', () => {
    render(<ToastRegion toast={saved} onDismiss={() => {}} />);
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(screen.getByRole('region').contains(document.activeElement)).toBe(true);
  });
});
