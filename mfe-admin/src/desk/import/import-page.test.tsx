import { act, screen, waitFor } from '@testing-library/react';
import {
  type FakeAnswer,
  isIdle,
  problem,
  shownToast,
  startDesk,
  visitDesk,
} from '../testing/fake-desk';

const call = '/api/admin/businesses/import';
const report = { rows: 2, create: 1, update: 1, unchanged: 0, errors: [] };

function visit(answer: FakeAnswer, given: Record<string, object> = {}) {
  return visitDesk('/admin/content/businesses/import', {
    [`POST ${call}`]: answer,
    'GET /api/admin/session': { email: 'ada@example.com', role: 'editor' },
    ...given,
  });
}

const file = new File(['name,category\nPies,dining\n'], 'places.csv', { type: 'text/csv' });
const oneError = { row: 2, column: 'category', message: 'Please select a category' };
const importButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Import' });

beforeAll(() => Promise.all([import('../desk-layout'), import('./import-page')]));
beforeEach(startDesk);

describe('the import', () => {
  it('is first a dry run, then applied, and can be undone as a whole', async () => {
    const { user, sent } = visit(
      ({ path }) =>
        Response.json(path.endsWith('dryRun=true') ? report : { ...report, batchId: 'b1' }),
      { 'POST /api/admin/batches/b1/undo': {} },
    );
    await user.upload(await screen.findByLabelText('CSV file'), file);
    expect(await screen.findByText('2 rows can be imported')).toBeTruthy();
    expect(screen.getByText('1 new, 1 changed, 0 as they are')).toBeTruthy();
    await user.click(importButton());
    await waitFor(() => expect(shownToast()?.title).toBe('Imported'));
    expect(sent('POST').map(({ path }) => path)).toEqual([`${call}?dryRun=true`, call]);
    expect(sent('POST')[1]?.body).toBe(file);
    expect(isIdle(importButton())).toBe(true);
    const drafts = screen.getByRole('link', { name: 'Show the drafts' });
    expect(drafts.getAttribute('href')).toBe('/admin/content/businesses?state=draft');
    shownToast()?.action?.onClick();
    await waitFor(() => expect(shownToast()?.title).toBe('Undone'));
    await waitFor(() => expect(screen.queryByText('Imported')).toBeNull());
  });

  it('warns before rows create a second record of the same name', async () => {
    const { user } = visit(() => Response.json({ ...report, sameNames: [2, 7] }));
    await user.upload(await screen.findByLabelText('CSV file'), file);
    const warning = await screen.findByText(
      /2 new rows with the name of another record: rows 2, 7/,
    );
    expect(warning.closest('[data-tone]')?.getAttribute('data-tone')).toBe('warning');
  });

  it('shows that it is running, and can be undone after its toast has disappeared', async () => {
    const { user, answers } = visit(() => Response.json(report), {
      'POST /api/admin/batches/b1/undo': {},
    });
    await user.upload(await screen.findByLabelText('CSV file'), file);
    await screen.findByText('2 rows can be imported');
    let respond = (_: Response) => {};
    answers[`POST ${call}`] = () =>
      new Promise((resolve) => {
        respond = resolve;
      });
    await user.click(importButton());
    expect(await screen.findByText(/^Importing 2 rows, all or none/)).toBeTruthy();
    respond(Response.json({ ...report, batchId: 'b1' }));
    await user.click(await screen.findByRole('button', { name: 'Undo the import' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Undone'));
    expect(screen.queryByRole('button', { name: 'Undo the import' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('CSV file'));
  });

  /** Answers an import line by line. */
  function answerInLines(answers: Record<string, object>) {
    let lines: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        lines = controller;
      },
    });
    answers[`POST ${call}`] = () =>
      new Response(body, { headers: { 'content-type': 'application/x-ndjson' } });
    return {
      say: (text: string) => lines.enqueue(new TextEncoder().encode(text)),
      end: () => lines.close(),
    };
  }

  it('says how many rows are done', async () => {
    const { user, sent, answers } = visit(() => Response.json({ ...report, rows: 300 }));
    await user.upload(await screen.findByLabelText('CSV file'), file);
    await screen.findByText('300 rows can be imported');
    const { say, end } = answerInLines(answers);
    await user.click(importButton());
    await screen.findByText(/^Importing 300 rows, all or none/);
    expect(sent('POST').at(-1)?.headers.get('accept')).toContain('application/x-ndjson');
    say('{"done":100}\n{"do');
    expect(await screen.findByText(/100 of 300 are done/)).toBeTruthy();
    say('ne":200}\n');
    expect(await screen.findByText(/200 of 300 are done/)).toBeTruthy();
    say(`${JSON.stringify({ report: { ...report, rows: 300, batchId: 'b1' } })}\n`);
    end();
    await waitFor(() => expect(shownToast()?.title).toBe('Imported'));
  });

  it.each([
    [
      'says why it has stopped after some rows',
      JSON.stringify({
        problem: {
          type: 'about:blank',
          title: 'Conflict',
          status: 409,
          detail: 'Somebody was faster',
          message: 'Somebody was faster',
        },
      }),
      'Not imported',
      'Somebody was faster',
    ],
    [
      'is not known to be done where its answer breaks off',
      '',
      'No answer: it may be imported or not',
      'Look at the list of businesses before you choose the file again.',
    ],
  ])('%s', async (_, line, title, description) => {
    const { user, answers } = visit(() => Response.json({ ...report, rows: 300 }));
    await user.upload(await screen.findByLabelText('CSV file'), file);
    await screen.findByText('300 rows can be imported');
    const { say, end } = answerInLines(answers);
    await user.click(importButton());
    say(`{"done":100}\n${line}\n`);
    end();
    await waitFor(() => expect(shownToast()).toMatchObject({ title, description }));
  });

  it('runs once, even on a double click', async () => {
    const { user, sent, answers } = visit(() => Response.json(report));
    await user.upload(await screen.findByLabelText('CSV file'), file);
    await screen.findByText('2 rows can be imported');
    answers[`POST ${call}`] = () => new Promise(() => {});
    await user.dblClick(importButton());
    await screen.findByText(/^Importing 2 rows/);
    expect(sent('POST').filter(({ path }) => path === call)).toHaveLength(1);
  });

  it('shows that its undo is running, and is undone once', async () => {
    const answer = { ...report, batchId: 'b1' };
    const undo = 'POST /api/admin/batches/b1/undo';
    const { user, sent } = visit(() => Response.json(answer), {
      [undo]: () => new Promise(() => {}),
    });
    await user.upload(await screen.findByLabelText('CSV file'), file);
    await screen.findByText('2 rows can be imported');
    await user.click(importButton());
    await user.dblClick(await screen.findByRole('button', { name: 'Undo the import' }));
    expect(await screen.findByText(/^Undoing the import/)).toBeTruthy();
    shownToast()?.action?.onClick();
    const undone = sent('POST').filter(({ path }) => `POST ${path}` === undo);
    expect(undone).toHaveLength(1);
  });

  it('names row, column and reason of what is wrong, and imports nothing', async () => {
    const { user, sent } = visit(() => Response.json({ ...report, errors: [oneError] }));
    await user.upload(await screen.findByLabelText('CSV file'), file);
    expect(
      await screen.findByRole('row', { name: 'category Please select a category 2' }),
    ).toBeTruthy();
    expect(isIdle(importButton())).toBe(true);
    expect(sent('POST')).toHaveLength(1);
  });
});

test('an import whose response is lost can be sent again only after the file is chosen again', async () => {
  const { user, answers } = visit(() => Response.json(report));
  await user.upload(await screen.findByLabelText('CSV file'), file);
  await screen.findByText('2 rows can be imported');
  answers[`POST ${call}`] = () => Promise.reject(new TypeError('offline'));
  await user.click(importButton());
  const lost = 'No answer: it may be imported or not';
  await waitFor(() => expect(shownToast()?.title).toBe(lost));
  expect(screen.getByText(new RegExp(`^${lost}. Look at the list of businesses`))).toBeTruthy();
  expect(isIdle(importButton())).toBe(true);
});

test('an import started without a connection is not sent, and can be tried again', async () => {
  const { user, answers } = visit(() => Response.json(report));
  await user.upload(await screen.findByLabelText('CSV file'), file);
  await screen.findByText('2 rows can be imported');
  const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answers[`POST ${call}`] = () => Promise.reject(new TypeError('offline'));
  await user.click(importButton());
  await waitFor(() => expect(shownToast()?.title).toBe('Not imported'));
  connection.mockRestore();
  answers[`POST ${call}`] = { ...report, batchId: 'b1' };
  await user.click(importButton());
  expect(await screen.findByText('Imported')).toBeTruthy();
});

test('a refused import is not reported as done, and can be tried again', async () => {
  const { user, answers } = visit(() => Response.json(report));
  await user.upload(await screen.findByLabelText('CSV file'), file);
  await screen.findByText('2 rows can be imported');
  answers[`POST ${call}`] = () => problem(503);
  await user.click(importButton());
  await waitFor(() => expect(shownToast()?.title).toBe('Not imported'));
  expect(screen.queryByText('Imported')).toBeNull();
  answers[`POST ${call}`] = { ...report, batchId: 'b1' };
  await user.click(importButton());
  expect(await screen.findByText('Imported')).toBeTruthy();
  expect(isIdle(importButton())).toBe(true);
});

describe('a file that cannot be imported', () => {
  it('shows the reason until another file is chosen', async () => {
    const message = 'The file is no CSV that can be read. ';
    const { user, answers } = visit(() => problem(400, { message }));
    const input = await screen.findByLabelText<HTMLInputElement>('CSV file');
    await user.upload(input, file);
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(shownToast()).toBeNull();
    expect(isIdle(importButton())).toBe(true);
    answers[`POST ${call}`] = report;
    await user.upload(input, new File(['name\n'], 'other.csv', { type: 'text/csv' }));
    expect(await screen.findByText('2 rows can be imported')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not sent when it is too large', async () => {
    const { user, sent } = visit(() => Response.json(report));
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.csv');
    await user.upload(await screen.findByLabelText('CSV file'), large);
    expect((await screen.findByRole('alert')).textContent).toBe('A file may have at most 10 MB.');
    expect(isIdle(importButton())).toBe(true);
    expect(sent('POST')).toEqual([]);
  });

  it('causes a message when the site cannot be reached', async () => {
    const { user } = visit(() => Promise.reject(new TypeError('offline')));
    await user.upload(await screen.findByLabelText('CSV file'), file);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The site cannot be reached. Please try again.',
    );
  });
});

test('the dry-run report of an earlier file is not shown for a newly chosen file', async () => {
  let answer = (_: Response) => {};
  const { user, answers } = visit(() => new Promise<Response>((done) => (answer = done)));
  const input = await screen.findByLabelText<HTMLInputElement>('CSV file');
  await user.upload(input, file);
  answers[`POST ${call}`] = { ...report, errors: [oneError] };
  await user.upload(input, new File(['name\n'], 'other.csv', { type: 'text/csv' }));
  await screen.findByText('Nothing can be imported: 1 error');
  await act(async () => answer(Response.json(report)));
  expect(screen.queryByText('2 rows can be imported')).toBeNull();
  expect(isIdle(importButton())).toBe(true);
});

test('a file that was corrected can be chosen again under its name', async () => {
  const { user, sent } = visit(() => Response.json({ ...report, errors: [oneError] }));
  const input = await screen.findByLabelText<HTMLInputElement>('CSV file');
  await user.upload(input, file);
  expect(await screen.findByText('Nothing can be imported: 1 error')).toBeTruthy();
  // A browser fires a change event only if the file differs from the current one.
  await user.upload(input, file);
  await waitFor(() => expect(sent('POST')).toHaveLength(2));
});

test('a calendar file is sent as a calendar when the kind accepts them', async () => {
  const calendar = new File(['BEGIN:VCALENDAR'], 'Town.ICS');
  const sent: (string | null)[] = [];
  const { user } = visitDesk('/admin/content/events/import', {
    'POST /api/admin/events/import': ({ headers }) => {
      sent.push(headers.get('content-type'));
      return Response.json(report);
    },
    'GET /api/admin/session': { email: 'ada@example.com', role: 'editor' },
  });
  await user.upload(await screen.findByLabelText('CSV or calendar file'), calendar);
  expect(await screen.findByText('2 rows can be imported')).toBeTruthy();
  expect(sent).toEqual(['text/calendar']);
});
