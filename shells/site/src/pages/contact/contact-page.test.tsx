import { screen, waitFor } from '@testing-library/react';
import type { PostedForm } from '@town/slice-kit/site';
import { refused } from '@town/slice-kit/testing/network';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { useToasts } from '@town/slice-kit/toasts';
import { ContactPage } from './contact-page';

const visit = (api: Record<string, unknown> = {}, posted?: PostedForm) =>
  renderRoutes(() => [{ path: 'contact', element: <ContactPage /> }], {
    path: '/contact',
    api,
    site: posted && { posted },
  });

const toast = () => useToasts.getState().toast;

beforeEach(() => {
  sessionStorage.clear();
  useToasts.setState({ toast: null, lastId: 0 });
});

async function fillIn(user: ReturnType<typeof visit>['user']) {
  await user.type(screen.getByLabelText('Full name'), 'Ada Field');
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Subject'), 'Hours');
  await user.type(screen.getByLabelText('Message'), 'When does the library open?');
}

const send = () => screen.getByRole('button', { name: 'Send Message' });

describe('the contact form', () => {
  it('shows an error at each wrong field, counts the errors, and sends nothing', async () => {
    const { user, asked } = visit();
    await user.click(send());
    expect(await screen.findByText('4 fields need another look')).toBeTruthy();
    for (const message of [
      'Full name is required',
      'Please enter a valid email address',
      'Subject is required',
      'Message must be at least 10 characters',
    ]) {
      expect(screen.getAllByText(message).length).toBeGreaterThan(0);
    }
    expect(document.activeElement).toBe(screen.getByLabelText('Full name'));
    expect(asked).toEqual([]);
  });

  it('thanks for a message that was sent', async () => {
    const { user, asked } = visit({ '/api/contact': { id: '1' } });
    await fillIn(user);
    await user.click(send());
    expect(await screen.findByText('Thank you for your message!')).toBeTruthy();
    expect(screen.getByText("We'll get back to you within 24 hours.")).toBeTruthy();
    expect(toast()).toMatchObject({ tone: 'success', title: 'Message sent successfully!' });
    expect(document.activeElement?.textContent).toContain('Thank you for your message!');
    expect(asked).toEqual(['/api/contact']);
  });

  it('keeps what was typed when sending fails', async () => {
    const { user } = visit({ '/api/contact': refused(503) });
    await fillIn(user);
    await user.click(send());
    await waitFor(() => expect(toast()?.title).toBe('Error sending message'));
    expect(toast()?.description).toBe('Please try again later or contact us directly.');
    expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Ada Field');
  });

  it('says that the visitor is offline when sending failed for that reason', async () => {
    const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = visit({ '/api/contact': refused(503) });
    await fillIn(user);
    await user.click(send());
    await waitFor(() => expect(toast()?.title).toBe('Error sending message'));
    expect(toast()?.description).toMatch(/^You are offline. What you typed is kept/);
    connection.mockRestore();
  });

  it('shows errors from the server at their fields', async () => {
    const problem = {
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      detail: 'The request is not valid',
      message: 'The request is not valid',
      errors: [{ path: 'subject', message: 'Subject must be at most 200 characters' }],
    };
    const { user } = visit({ '/api/contact': refused(400, JSON.stringify(problem)) });
    await fillIn(user);
    await user.click(send());
    expect(
      (await screen.findAllByText('Subject must be at most 200 characters')).length,
    ).toBeGreaterThan(0);
    expect(toast()).toBeNull();
  });

  it('restores what was typed after a reload', async () => {
    const { user } = visit();
    await user.type(screen.getByLabelText('Full name'), 'Ada Field');
    document.body.innerHTML = '';
    visit();
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Ada Field'),
    );
  });
});

describe('the contact form without scripts', () => {
  const answered = (outcome: PostedForm['outcome'], given: Partial<PostedForm> = {}) =>
    visit({}, { form: 'contact', outcome, values: {}, errors: [], ...given });

  it('posts to the page, and never puts the message into the URL', () => {
    visit();
    const form = screen.getByLabelText<HTMLInputElement>('Full name').form;
    expect(form?.method).toBe('post');
    expect(form?.hasAttribute('action')).toBe(false);
  });

  it('keeps what was typed, and says at each field what is wrong', async () => {
    const { user } = answered('invalid', {
      values: { fullName: 'Ada Field', message: 'Short' },
      errors: [{ path: 'message', message: 'Message must be at least 10 characters' }],
    });
    expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Ada Field');
    const message = screen.getByLabelText<HTMLTextAreaElement>('Message');
    expect([message.value, message.getAttribute('aria-invalid')]).toEqual(['Short', 'true']);
    expect(screen.getByText('One field needs another look')).toBeTruthy();
    await user.type(message, ', but longer now');
    await user.click(send());
    await waitFor(() => expect(message.getAttribute('aria-invalid')).toBe('false'));
  });

  it('thanks for a message that was accepted', () => {
    answered('accepted');
    expect(screen.getByText('Thank you for your message!')).toBeTruthy();
  });

  it('says when the message could not be sent, and keeps it', () => {
    answered('failed', { values: { fullName: 'Ada Field' } });
    expect(screen.getByText('Error sending message')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Ada Field');
  });
});
