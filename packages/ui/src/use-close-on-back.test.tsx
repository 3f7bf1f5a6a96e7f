import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PageWithDialog } from './testing/page-with-dialog';
import { useCloseOnBack } from './use-close-on-back';

/** The state of the history entry of an open view. */
const inView = (idx: number) => ({ idx, view: expect.anything() });

const dialog = () => screen.queryByRole('dialog', { name: 'Details' });

/** Presses the browser's Back button and waits until it has gone back. */
async function goBack() {
  const gone = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
  await act(async () => {
    history.back();
    await gone;
  });
}

/** Closes a view. Its entry is not removed yet: the browser goes back some time after the call. */
async function beginRemoval(close: () => Promise<void> | void) {
  const steps = jest.spyOn(history, 'go').mockImplementation(() => {});
  await close();
  await waitFor(() => expect(steps).toHaveBeenCalled());
  steps.mockRestore();
}

/** The first step back removes the entry of the earlier view, the second one closes the dialog. */
async function expectSecondBackToClose() {
  await goBack();
  expect(dialog()).not.toBeNull();
  expect(history.state).toEqual(inView(7));
  await goBack();
  expect(dialog()).toBeNull();
  expect(history.state).toEqual({ idx: 7 });
}

async function opened(page = <PageWithDialog />) {
  history.pushState({ idx: 7 }, '');
  const user = userEvent.setup();
  render(page);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(dialog()).not.toBeNull();
  return user;
}

describe('an open dialog', () => {
  it('closes on Back, and the page stays', async () => {
    await opened();
    expect(history.state).toEqual(inView(7));
    await goBack();
    expect(dialog()).toBeNull();
    expect(history.state).toEqual({ idx: 7 });
  });

  it('removes its history entry when it is closed by other means', async () => {
    const user = await opened();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(history.state).toEqual({ idx: 7 }));
  });

  it('stays open when it opens while the entry of another one is being removed', async () => {
    const user = await opened();
    await beginRemoval(() => user.keyboard('{Escape}'));
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await expectSecondBackToClose();
  });

  it('closes on Back when another page came while the entry of an earlier one was being removed', async () => {
    const user = await opened();
    // A new entry cancels a step back that has begun.
    await beginRemoval(() => user.keyboard('{Escape}'));
    history.pushState({ idx: 8 }, '');
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(history.state).toEqual(inView(8));
    await goBack();
    expect(dialog()).toBeNull();
    expect(history.state).toEqual({ idx: 8 });
  });

  it('leaves no dead history entry after a link in it led to another page', async () => {
    history.pushState({ idx: 6 }, '');
    await opened();
    // Simulates the router, which removes the page with its dialog.
    history.pushState({ idx: 8 }, '');
    cleanup();
    await goBack();
    await waitFor(() => expect(history.state).toEqual({ idx: 7 }));
    await goBack();
    expect(history.state).toEqual({ idx: 6 });
  });

  it('stays on Back while it is locked', async () => {
    await opened(<PageWithDialog locked />);
    await goBack();
    expect(dialog()).not.toBeNull();
    expect(history.state).toEqual(inView(7));
  });

  it('asks on Back before it discards typed text', async () => {
    const user = await opened();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
    await goBack();
    expect(dialog()).not.toBeNull();
    expect(history.state).toEqual(inView(7));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(dialog()).toBeNull());
    await waitFor(() => expect(history.state).toEqual({ idx: 7 }));
  });

  it('keeps the typed text when a second Back answers the question', async () => {
    const user = await opened();
    const field = screen.getByRole('textbox', { name: 'Name' });
    await user.type(field, 'Ada');
    await goBack();
    await goBack();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull());
    expect(field).toHaveProperty('value', 'Ada');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(history.state).toEqual(inView(7));
    await goBack();
    expect(screen.getByRole('button', { name: 'Discard' })).toBeTruthy();
  });
});

/** A page with a viewer, and another one over it. */
function NestedViews({ stays = () => false }: { stays?: () => boolean }) {
  const [views, setViews] = useState<string[]>([]);
  const close = (name: string) => setViews((all) => all.filter((each) => each !== name));
  useCloseOnBack(views.includes('outer'), () => close('outer'));
  useCloseOnBack(views.includes('inner'), () => close('inner'), stays);
  return ['outer', 'inner'].map((name) => (
    <div key={name}>
      <button
        type="button"
        onClick={() => setViews((all) => [...all, name])}
      >{`Open ${name}`}</button>
      <button type="button" onClick={() => close(name)}>{`Close ${name}`}</button>
      {views.includes(name) && <p>{name}</p>}
    </div>
  ));
}

interface OtherSliceProps {
  useCopy: typeof useCloseOnBack;
  onClose?(): void;
}

function OtherSlice({ useCopy, onClose = () => {} }: OtherSliceProps) {
  useCopy(true, onClose);
  return null;
}

/** The hook of another slice, which has a copy of the module. */
async function copyOfHook(): Promise<typeof useCloseOnBack> {
  const react = await import('react');
  const copies: (typeof useCloseOnBack)[] = [];
  await jest.isolateModulesAsync(async () => {
    jest.doMock('react', () => react);
    copies.push((await import('./use-close-on-back')).useCloseOnBack);
  });
  const [copy] = copies;
  if (!copy) throw new Error('There is no copy');
  return copy;
}

describe('two open views', () => {
  const shown = () => ['outer', 'inner'].filter((name) => screen.queryByText(name));
  async function both(page = <NestedViews />) {
    history.pushState({ idx: 6 }, '');
    history.pushState({ idx: 7 }, '');
    const user = userEvent.setup();
    render(page);
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    await press('Open outer');
    await press('Open inner');
    expect(history.state).toEqual(inView(7));
    return press;
  }

  it('close one after the other on Back, and the next Back leaves the page', async () => {
    await both();
    await goBack();
    expect(shown()).toEqual(['outer']);
    expect(history.state).toEqual(inView(7));
    await goBack();
    expect(shown()).toEqual([]);
    expect(history.state).toEqual({ idx: 7 });
    await goBack();
    expect(history.state).toEqual({ idx: 6 });
  });

  it('keep the outer one on Back when the inner one was closed by other means', async () => {
    const press = await both();
    await press('Close inner');
    await waitFor(() => expect(history.state).toEqual(inView(7)));
    expect(shown()).toEqual(['outer']);
    await goBack();
    expect(shown()).toEqual([]);
    expect(history.state).toEqual({ idx: 7 });
  });

  it('close on a Back that a coarse clock gives the time of the removal before', async () => {
    const press = await both();
    const clock = jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(100);
    const removed = new Promise((done) => {
      window.addEventListener('popstate', done, { once: true });
    });
    await press('Close inner');
    await removed;
    await goBack();
    clock.mockRestore();
    expect(shown()).toEqual([]);
    expect(history.state).toEqual({ idx: 7 });
  });

  it('leave no history entry when both are closed by other means', async () => {
    const press = await both();
    await press('Close outer');
    expect(shown()).toEqual(['inner']);
    await press('Close inner');
    await waitFor(() => expect(history.state).toEqual({ idx: 7 }));
  });

  it('stay on Back while the inner one must stay', async () => {
    await both(<NestedViews stays={() => true} />);
    await goBack();
    expect(shown()).toEqual(['outer', 'inner']);
    expect(history.state).toEqual(inView(7));
  });

  it('close one after the other where two slices have a copy each of this code', async () => {
    const useCopy = await copyOfHook();
    // This slice was used before, and listens on.
    render(<OtherSlice useCopy={useCopy} />).unmount();
    await waitFor(() => expect(history.state?.view).toBeUndefined());
    await both();
    await goBack();
    expect(shown()).toEqual(['outer']);
    await waitFor(() => expect(history.state).toEqual(inView(7)));
  });
});

describe('a dialog that opens while the browser removes the entry of another slice', () => {
  it('stays open, and closes on the next Back', async () => {
    history.pushState({ idx: 6 }, '');
    history.pushState({ idx: 7 }, '');
    const useCopy = await copyOfHook();
    const other = render(<OtherSlice useCopy={useCopy} />);
    expect(history.state).toEqual(inView(7));
    await beginRemoval(() => other.unmount());
    const user = userEvent.setup();
    render(<PageWithDialog />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await expectSecondBackToClose();
  });
});

it('a view closes on Back, although another slice then removes the entry below it', async () => {
  history.pushState({ idx: 7 }, '');
  // The slice that removes the entry handles the Back first.
  const below = render(<OtherSlice useCopy={await copyOfHook()} />);
  const onClose = jest.fn();
  render(<OtherSlice useCopy={await copyOfHook()} onClose={onClose} />);
  below.unmount();
  await goBack();
  expect(onClose).toHaveBeenCalled();
  await waitFor(() => expect(history.state).toEqual({ idx: 7 }));
});
