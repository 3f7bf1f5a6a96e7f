import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PictureUpload } from './picture-upload';

const file = new File(['bytes'], 'door.jpg', { type: 'image/jpeg' });
const chooseButton = () => screen.getByRole('button', { name: 'Choose a file' });

function show() {
  const upload = {
    start: () => Promise.resolve(true),
    cancel() {},
    busy: false,
    sent: 0,
    failure: undefined,
  };
  render(<PictureUpload upload={upload} />);
  return userEvent.setup();
}

describe('the upload of a picture', () => {
  it('does not take the focus before somebody uses it', () => {
    show();
    expect(document.activeElement).toBe(document.body);
  });

  it('returns the focus to its first button after an upload', async () => {
    const user = show();
    await user.upload(screen.getByLabelText('Picture file'), file);
    await user.type(screen.getByLabelText('Alternative text'), 'Our door{Enter}');
    expect(document.activeElement).toBe(chooseButton());
  });

  it('moves the focus to the missing alternative text', async () => {
    const user = show();
    await user.upload(screen.getByLabelText('Picture file'), file);
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Alternative text'));
  });

  it('refuses a file that is not a picture before it asks for alternative text', async () => {
    show();
    const user = userEvent.setup({ applyAccept: false });
    const menu = new File(['bytes'], 'menu.pdf', { type: 'application/pdf' });
    await user.upload(screen.getByLabelText('Picture file'), menu);
    expect(screen.getByRole('alert').textContent).toBe(
      'The file must be a JPEG, PNG, WebP or AVIF picture.',
    );
    expect(screen.queryByLabelText('Alternative text')).toBeNull();
  });

  it('returns the focus to its first button after Cancel', async () => {
    const user = show();
    await user.upload(screen.getByLabelText('Picture file'), file);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(chooseButton());
  });
});
