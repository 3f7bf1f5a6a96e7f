import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  aRecord,
  type FakeAnswer,
  problem,
  shownToast,
  startDesk,
  visitDesk,
} from '../../testing/fake-desk';
import { typeHalf, typeHalfInside } from '../../testing/type-half';

const article = aRecord({
  title: 'Library hours',
  content: '<p>Open on Sundays.</p>',
  category: 'general',
  publishedDate: '2027-03-01T12:00:00.000Z',
  state: 'draft',
  publishedVersion: null,
});
const calls = '/api/admin/news';
const call = `${calls}/${article.id}`;
const scheduled = { ...article, state: 'scheduled', publishAt: '2099-12-01T15:00:00.000Z' };

function visit(path: string, given: Record<string, FakeAnswer | object> = {}) {
  return visitDesk(path, {
    [`GET ${call}`]: article,
    'GET /api/admin/session': { email: 'ada@example.com', role: 'editor' },
    [`POST ${calls}`]: () => Response.json({ ...article, version: 1 }, { status: 201 }),
    [`PUT ${call}`]: { ...article, version: 5 },
    [`POST ${call}/publish`]: scheduled,
    ...given,
  });
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

async function schedule(
  { user }: ReturnType<typeof visit>,
  at: string,
  typeEnd?: (input: HTMLElement) => void,
) {
  await screen.findByLabelText('Title');
  await user.click(button('Schedule…'));
  fireEvent.change(await screen.findByLabelText('Publish at'), { target: { value: at } });
  typeEnd?.(screen.getByLabelText('Withdraw at'));
  await user.click(button('Schedule'));
}

beforeAll(() =>
  Promise.all([
    import('../../desk-layout'),
    import('../editor-page'),
    import('../../article/article-editor'),
  ]),
);
beforeEach(startDesk);

describe('the schedule of an article', () => {
  it('sets the article date to the day on which it is published', async () => {
    const desk = visit(`/admin/content/news/${article.id}`);
    await schedule(desk, '2099-12-01T09:00');
    await waitFor(() => expect(shownToast()?.title).toBe('Scheduled'));
    expect(desk.sent('PUT')[0]?.body).toMatchObject({ publishedDate: '2099-12-01T15:00:00.000Z' });
    expect(desk.sent('POST')[0]?.body).toMatchObject({ at: '2099-12-01T15:00:00.000Z' });
  });

  it('moves the date of an earlier schedule with the schedule', async () => {
    const dated = { ...scheduled, publishedDate: scheduled.publishAt };
    const desk = visit(`/admin/content/news/${article.id}`, { [`GET ${call}`]: dated });
    await schedule(desk, '2099-11-30T09:00');
    await waitFor(() => expect(shownToast()?.title).toBe('Scheduled'));
    expect(desk.sent('PUT')[0]?.body).toMatchObject({ publishedDate: '2099-11-30T15:00:00.000Z' });
    expect(desk.sent('POST')[0]?.body).toMatchObject({ at: '2099-11-30T15:00:00.000Z' });
  });

  it('does not change a later date', async () => {
    const later = { ...article, publishedDate: '2100-01-01T12:00:00.000Z' };
    const desk = visit(`/admin/content/news/${article.id}`, { [`GET ${call}`]: later });
    await schedule(desk, '2099-12-01T09:00');
    await waitFor(() => expect(shownToast()?.title).toBe('Scheduled'));
    expect(desk.sent('PUT')).toEqual([]);
  });
});

test('a time in the past does not publish anything by mistake', async () => {
  const desk = visit(`/admin/content/news/${article.id}`);
  await schedule(desk, '2020-12-01T09:00');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Please enter a time that is still to come',
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Publish at'));
  expect(desk.sent('POST')).toEqual([]);
  expect(desk.sent('PUT')).toEqual([]);
});

test('a date without a time publishes nothing at once', async () => {
  const desk = visit(`/admin/content/news/${article.id}`);
  await screen.findByLabelText('Title');
  await desk.user.click(button('Schedule…'));
  typeHalf(await screen.findByLabelText('Publish at'));
  await desk.user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Schedule' }),
  );
  expect((await screen.findByRole('alert')).textContent).toBe('Please enter a date and a time');
  expect(document.activeElement).toBe(screen.getByLabelText('Publish at'));
  expect(desk.sent('POST')).toEqual([]);
});

test('Enter in a date without a time publishes nothing at once', async () => {
  const desk = visit(`/admin/content/news/${article.id}`);
  await screen.findByLabelText('Title');
  await desk.user.click(button('Schedule…'));
  typeHalfInside(await screen.findByLabelText('Publish at'));
  await desk.user.keyboard('{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Please enter a date and a time');
  expect(desk.sent('POST')).toEqual([]);
});

test('an end without a time is not taken for no end', async () => {
  const desk = visit(`/admin/content/news/${article.id}`);
  await schedule(desk, '2099-12-01T09:00', typeHalf);
  expect((await screen.findByRole('alert')).textContent).toBe('Please enter a date and a time');
  expect(document.activeElement).toBe(screen.getByLabelText('Withdraw at'));
  expect(desk.sent('POST')).toEqual([]);
});

describe('the hour that the clock shows twice', () => {
  const open = async (given: object) => {
    const desk = visit(`/admin/content/news/${article.id}`, {
      [`GET ${call}`]: { ...scheduled, ...given },
    });
    await screen.findByLabelText('Title');
    await desk.user.click(button('Schedule…'));
    return desk;
  };
  const input = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

  it('keeps the instant of a time that was not changed', async () => {
    const { user, sent } = await open({ publishAt: '2099-11-01T07:30:00.000Z' });
    expect((await input('Publish at')).value).toBe('2099-11-01T01:30');
    fireEvent.change(await input('Withdraw at'), { target: { value: '2099-11-02T08:00' } });
    await user.click(button('Schedule'));
    await waitFor(() => expect(shownToast()?.title).toBe('Scheduled'));
    expect(sent('POST')[0]?.body).toEqual({
      at: '2099-11-01T07:30:00.000Z',
      withdrawAt: '2099-11-02T14:00:00.000Z',
    });
  });

  it('refuses, during its second pass, a time of its first pass', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2099-11-01T07:15:00.000Z'));
    try {
      const desk = await open({});
      fireEvent.change(await input('Publish at'), { target: { value: '2099-11-01T01:45' } });
      await desk.user.click(button('Schedule'));
      expect(await screen.findByText('Please enter a time that is still to come')).toBeTruthy();
      expect(desk.sent('POST')).toEqual([]);
    } finally {
      now.mockRestore();
    }
  });
});

describe('the schedule of a new record', () => {
  async function write(given: Record<string, FakeAnswer | object> = {}) {
    const desk = visit('/admin/content/services/new', given);
    await desk.user.type(await screen.findByLabelText('Name'), 'Well Drilling');
    await desk.user.type(screen.getByLabelText('Category'), 'home_services');
    await desk.user.click(button('Schedule…'));
    fireEvent.change(await screen.findByLabelText('Publish at'), {
      target: { value: '2099-12-01T09:00' },
    });
    await desk.user.click(button('Schedule'));
    return desk;
  }
  const service = aRecord({
    name: 'Well Drilling',
    category: 'home_services',
    state: 'draft',
    version: 1,
    publishedVersion: null,
  });
  const record = `/api/admin/services/${service.id}`;
  const answers = {
    'POST /api/admin/services': () => Response.json(service, { status: 201 }),
    [`GET ${record}`]: service,
    [`POST ${record}/publish`]: { ...service, state: 'scheduled', publishAt: scheduled.publishAt },
  };

  it('needs no draft that was saved before', async () => {
    const { sent, address } = await write(answers);
    await waitFor(() => expect(shownToast()?.title).toBe('Scheduled'));
    expect(sent('POST').map(({ path }) => path)).toEqual([
      '/api/admin/services',
      `${record}/publish`,
    ]);
    expect(sent('POST')[0]?.body).toMatchObject({ name: 'Well Drilling', state: 'draft' });
    await waitFor(() => expect(address()).toBe(`/admin/content/services/${service.id}`));
  });

  it('keeps the record when scheduling fails, and does not create it twice', async () => {
    const { address } = await write({ ...answers, [`POST ${record}/publish`]: () => problem(503) });
    await waitFor(() => expect(shownToast()?.title).toBe('Saved, but not scheduled'));
    await waitFor(() => expect(address()).toBe(`/admin/content/services/${service.id}`));
  });
});

test('the second half of a double click does not undo the first', async () => {
  const { sent, user } = visit(`/admin/content/news/${article.id}`, {
    [`PUT ${call}`]: { ...article, state: 'published', version: 5, publishedVersion: 5 },
  });
  await screen.findByLabelText('Title');
  await user.click(button('Publish'));
  const unpublish = await screen.findByRole('button', { name: 'Unpublish' });
  fireEvent.click(unpublish, { detail: 2 });
  fireEvent.click(button('Archive'), { detail: 2 });
  expect(sent('POST')).toEqual([]);
});

describe('the undo of a change of state', () => {
  it('restores an archived record even when it cannot be published again', async () => {
    const before = { ...article, state: 'published', publishedVersion: 4 };
    const { undone } = await undo('Archive', before, () => problem(400));
    expect(undone).toBe('Restored from the archive');
  });

  const restored = { ...article, version: 6 };
  const withdrawAt = '2099-12-24T15:00:00.000Z';

  async function undo(name: string, before: object, after: FakeAnswer | object) {
    const desk: ReturnType<typeof visit> = visit(`/admin/content/news/${article.id}`, {
      [`GET ${call}`]: () => Response.json(desk.sent('POST').length > 1 ? restored : before),
      [`POST ${call}/unpublish`]: { ...article, version: 5 },
      [`POST ${call}/archive`]: { ...article, state: 'archived', version: 5 },
      [`POST ${call}/unarchive`]: restored,
      [`POST ${call}/publish`]: after,
    });
    await screen.findByLabelText('Title');
    await desk.user.click(button(name));
    await waitFor(() => expect(shownToast()?.action?.label).toBe('Undo'));
    const { title, action } = shownToast()!;
    action!.onClick();
    await waitFor(() => expect(shownToast()?.title).not.toBe(title));
    const sent = desk.sent('POST').map(({ path, body }) => [path.split('/').at(-1), body]);
    return { title, sent, undone: shownToast()?.title };
  }

  it('restores the schedule of a scheduled record instead of publishing it', async () => {
    const { title, sent, undone } = await undo('Cancel schedule', scheduled, scheduled);
    expect(title).toBe('Schedule cancelled');
    expect(sent[1]).toEqual(['publish', { at: scheduled.publishAt, withdrawAt: null }]);
    expect(undone).toBe('Scheduled');
  });

  it('keeps the withdrawal time of a record that was public', async () => {
    const before = { ...article, state: 'published', publishedVersion: 4, withdrawAt };
    const { sent } = await undo('Unpublish', before, before);
    expect(sent[1]).toEqual(['publish', { at: null, withdrawAt }]);
  });

  it('publishes a record again that was public before it was archived', async () => {
    const before = { ...article, state: 'published', publishedVersion: 4 };
    const { sent, undone } = await undo('Archive', before, { ...before, version: 7 });
    expect(sent.map(([path]) => path)).toEqual(['archive', 'unarchive', 'publish']);
    expect(undone).toBe('Published');
  });
});

test('a scheduled draft shows its time, which can be changed or cancelled', async () => {
  const { publishAt } = scheduled;
  const drafted = { ...article, state: 'published', version: 5, publishedVersion: 4, publishAt };
  const { user, sent, answers } = visit(`/admin/content/news/${article.id}`, {
    [`GET ${call}`]: drafted,
  });
  await screen.findByText(/the public sees version 4\. The draft is published on .*2099/);
  await user.click(button('Schedule…'));
  const at = await screen.findByLabelText<HTMLInputElement>('Publish at');
  expect(at.value).toBe('2099-12-01T09:00');
  await user.click(button('Cancel'));
  answers[`POST ${call}/unschedule`] = { ...drafted, version: 6, publishAt: null };
  await user.click(button('Cancel schedule'));
  await waitFor(() => expect(shownToast()?.title).toBe('Schedule cancelled'));
  await waitFor(() => expect(document.activeElement).toBe(button('Publish changes')));
  answers[`POST ${call}/publish`] = { ...drafted, version: 7 };
  shownToast()!.action!.onClick();
  await waitFor(() => expect(shownToast()?.title).toBe('Scheduled'));
  expect(sent('POST')[1]?.body).toEqual({ at: publishAt, withdrawAt: null });
});
