import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useToasts } from '@town/slice-kit/toasts';
import { ShareButton } from './share-button';

const address = 'http://localhost/events/fair';

/** Sets up a browser with or without a share sheet and a clipboard; returns what each received. */
function browser(means: { share?: () => Promise<void>; writeText?: () => Promise<void> }) {
  const share = means.share && jest.fn(means.share);
  const writeText = jest.fn(means.writeText ?? (() => Promise.resolve()));
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  history.replaceState(null, '', '/events/fair?from=mail');
  useToasts.getState().dismiss();
  render(<ShareButton title="Fair" />);
  const press = () => user.click(screen.getByRole('button', { name: 'Share' }));
  return { share, writeText, press };
}
const toast = () => useToasts.getState().toast?.title;

describe('the share button', () => {
  it('opens the share sheet of the device', async () => {
    const { share, writeText, press } = browser({ share: () => Promise.resolve() });
    await press();
    expect(share).toHaveBeenCalledWith({ title: 'Fair', url: address });
    expect(writeText).not.toHaveBeenCalled();
    expect(toast()).toBeUndefined();
  });

  it('does nothing more when the visitor cancels the share sheet', async () => {
    const { writeText, press } = browser({
      share: () => Promise.reject(Object.assign(new Error(), { name: 'AbortError' })),
    });
    await press();
    expect(writeText).not.toHaveBeenCalled();
    expect(toast()).toBeUndefined();
  });

  it.each([
    ['there is no other way', undefined],
    ['the device refuses', () => Promise.reject(new Error('no'))],
  ])('copies the address and says so where %s', async (_, share) => {
    const { writeText, press } = browser(share ? { share } : {});
    await press();
    expect(writeText).toHaveBeenCalledWith(address);
    expect(toast()).toBe('Address copied');
  });

  it('says so when the address cannot be copied', async () => {
    const { press } = browser({ writeText: () => Promise.reject(new Error('no')) });
    await press();
    expect(toast()).toBe('The address could not be copied');
  });
});
