import { screen, waitFor, within } from '@testing-library/react';
import { problem, shownToast, startDesk } from '../../testing/fake-desk';
import { button, call, phone, pies, typeAndLeave, visit } from '../../testing/pie-stand';

beforeAll(() => Promise.all([import('../../desk-layout'), import('../editor-page')]));
beforeEach(startDesk);

describe('two people who edit one record', () => {
  const theirs = { ...pies, phone: '9', address: 'Oak St', version: 5, publishedVersion: 5 };
  const conflict = { [`PUT ${call}`]: () => problem(412, { current: theirs }) };

  it('see both versions, choose for each field, and save on the newer one', async () => {
    const { user, answers, sent } = visit(conflict);
    await user.type(await phone(), '23');
    await user.type(screen.getByLabelText(/^Hours/), '!');
    await user.click(button('Publish changes'));
    expect(await screen.findByText(/bea@example.com saved version 5/)).toBeTruthy();
    const group = (name: RegExp) => within(screen.getByRole('group', { name }));
    const isChosen = (name: RegExp, side: RegExp) =>
      group(name).getByRole<HTMLInputElement>('radio', { name: side }).checked;
    expect(isChosen(/^Hours Only you/, /^Mine 9-5!/)).toBe(true);
    expect(isChosen(/^Address Only they/, /^Theirs Oak St/)).toBe(true);
    const use = button('Use the chosen version of each field');
    await user.click(use);
    expect(screen.getByText('Please choose one of the two')).toBeTruthy();
    await user.click(group(/^Phone Both/).getByRole('radio', { name: /^Mine 123/ }));
    await user.click(use);
    expect((await phone()).value).toBe('123');
    expect(screen.getByText('Not saved yet')).toBeTruthy();
    answers[`PUT ${call}`] = { ...theirs, phone: '123', hours: '9-5!', version: 6 };
    await user.click(button('Publish changes'));
    await waitFor(() => expect(shownToast()?.title).toBe('Published'));
    const last = sent('PUT').at(-1);
    expect(last?.headers.get('if-match')).toBe('"5"');
    expect(last?.body).toMatchObject({ phone: '123', hours: '9-5!', address: 'Oak St' });
  });

  it.each([
    [
      'archived',
      'It is archived now: the public does not see it. Restore it from the archive before you save.',
    ],
    [
      'draft',
      'It is a draft now: the public does not see it. Save draft leaves it so, and Publish shows it again.',
    ],
    [
      'scheduled',
      'It is scheduled now: the public does not see it yet. Save leaves it so, and Publish now shows it at once.',
    ],
  ])('learn that the record is %s now, and what saving does', async (state, words) => {
    const { user } = visit({
      [`PUT ${call}`]: () =>
        problem(412, { current: { ...theirs, state, publishedVersion: null } }),
    });
    await user.type(await phone(), '23');
    await user.click(button('Publish changes'));
    const said = await screen.findByText(/bea@example.com saved version 5/);
    expect(said.textContent).toContain(words);
  });

  it('see above both versions what the public sees now', async () => {
    const archived = { ...theirs, state: 'archived', publishedVersion: null };
    const { user, answers } = visit(conflict);
    expect(await screen.findByText(/^Published; the public sees version 4/)).toBeTruthy();
    await user.type(await phone(), '23');
    await user.click(button('Publish changes'));
    expect(await screen.findByText(/^Published; the public sees version 5/)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /^Mine 123/ }));
    await user.click(button('Use the chosen version of each field'));
    answers[`PUT ${call}`] = () => problem(412, { current: archived });
    await user.click(button('Publish changes'));
    expect(await screen.findByText(/^Archived; the public does not see it/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'View the public page' })).toBeNull();
  });

  it('see no message about an unchanged state', async () => {
    const { user } = visit(conflict);
    await user.type(await phone(), '23');
    await user.click(button('Publish changes'));
    const said = await screen.findByText(/bea@example.com saved version 5/);
    expect(said.textContent).not.toContain('It is');
  });

  it('see the conflict at once when the text was restored from the browser', async () => {
    await typeAndLeave();
    visit({ [`GET ${call}`]: theirs });
    expect(await screen.findByText(/bea@example.com saved version 5/)).toBeTruthy();
    expect(screen.getByRole('radio', { name: /^Mine 123/ })).toBeTruthy();
  });
});
