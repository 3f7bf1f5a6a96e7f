import { screen, waitFor, within } from '@testing-library/react';
import { problem, shownToast, startDesk, visitDesk } from '../../testing/fake-desk';

const session = { email: 'ada@example.com', role: 'editor', idleMinutes: 30 };
const path = '/api/admin/answer-templates';
const thanks = { id: 'one', name: 'Thank you', text: 'Hello {name}', version: 3 };

const visit = (answers: Record<string, object> = {}) =>
  visitDesk('/admin/inbox/templates', {
    'GET /api/admin/session': session,
    [`GET ${path}`]: [thanks, { odd: 1 }],
    ...answers,
  });

beforeAll(() => Promise.all([import('../../desk-layout'), import('./templates-page')]));
beforeEach(startDesk);

it('sends the shown version of a template with a change, and shows the error of a refused one', async () => {
  const { user, sent } = visit({ [`PUT ${path}/one`]: () => problem(412) });
  const form = within(await screen.findByRole('form', { name: 'Thank you' }));
  const text = form.getByRole('textbox', { name: 'Text' });
  await user.clear(text);
  await user.type(text, 'Dear {{who}');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Only {name} and {subject} can be filled in')).toBeTruthy();
  await user.clear(text);
  await user.type(text, 'Dear {{name}');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(shownToast()?.title).toBe('Template not saved'));
  expect(sent('PUT')[0]?.headers.get('if-match')).toBe('"3"');
  expect(sent('PUT')[0]?.body).toEqual({ name: 'Thank you', text: 'Dear {name}' });
});

it('keeps the typed text when another person has saved the template meanwhile', async () => {
  const { user, sent, answers } = visit({ [`PUT ${path}/one`]: () => problem(412) });
  const form = within(await screen.findByRole('form', { name: 'Thank you' }));
  const text = form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  await user.type(text, ', thanks');
  answers[`GET ${path}`] = [{ ...thanks, text: 'Good day', version: 4 }];
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(shownToast()?.title).toBe('Template not saved'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('PUT')[1]?.headers.get('if-match')).toBe('"4"'));
  expect(sent('PUT')[1]?.body).toMatchObject({ text: 'Hello {name}, thanks' });
});

it('asks for confirmation before an unsaved template is left', async () => {
  const { user } = visit();
  const form = within(await screen.findByRole('form', { name: 'New template' }));
  await user.type(form.getByRole('textbox', { name: 'Text' }), 'Good day');
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Inbox' }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
});

it('keeps the focus on the button that saved a template', async () => {
  const { user, answers } = visit({ [`PUT ${path}/one`]: {} });
  const form = within(await screen.findByRole('form', { name: 'Thank you' }));
  await user.type(form.getByRole('textbox', { name: 'Name' }), '!');
  answers[`GET ${path}`] = [{ ...thanks, name: 'Thank you!', version: 4 }];
  await user.click(form.getByRole('button', { name: 'Save' }));
  const saved = within(await screen.findByRole('form', { name: 'Thank you!' }));
  expect(document.activeElement).toBe(saved.getByRole('button', { name: 'Save' }));
});

it('moves the focus to the heading when a template is removed', async () => {
  const { user, answers } = visit({ [`DELETE ${path}/one`]: {} });
  const form = within(await screen.findByRole('form', { name: 'Thank you' }));
  answers[`GET ${path}`] = [];
  await user.click(form.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Thank you' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Answer templates' }));
});

it('adds a template, and restores a removed one', async () => {
  const { user, sent } = visit({ [`DELETE ${path}/one`]: {}, [`POST ${path}`]: {} });
  const form = within(await screen.findByRole('form', { name: 'Thank you' }));
  await user.click(form.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(shownToast()?.title).toBe('Thank you is removed'));
  shownToast()?.action?.onClick();
  await waitFor(() =>
    expect(sent('POST')[0]?.body).toEqual({ name: 'Thank you', text: 'Hello {name}' }),
  );
  const added = within(screen.getByRole('form', { name: 'New template' }));
  await user.click(added.getByRole('button', { name: 'Add' }));
  expect(await added.findByText('Please give the template a name')).toBeTruthy();
});

it('shows a reader the templates, and nothing to change', async () => {
  visit({ 'GET /api/admin/session': { ...session, role: 'reader' } });
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
