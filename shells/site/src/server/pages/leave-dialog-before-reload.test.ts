import { waitFor } from '@testing-library/dom';
import { startScript } from './start-script';

const next = { idx: 8 };

beforeAll(() => {
  Object.assign(window, { CompressionStream: window.CompressionStream ?? class {} });
  const script = document.createElement('script');
  script.textContent = `{${startScript({ scripts: [], preloads: [] }, {})}}`;
  document.head.append(script);
});

/** Goes back to an entry of a dialog that a link in the dialog has left. */
async function goBackTo(view: unknown) {
  history.pushState({ idx: 7 }, '');
  for (const id of Array.isArray(view) ? view.keys() : [0]) {
    history.pushState({ idx: 7, view: Array.isArray(view) ? view.slice(0, id + 1) : view }, '');
  }
  history.pushState(next, '');
  const reached = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
  history.back();
  await reached;
}

it.each([
  ['one', ['1790000000000.5 abc 0']],
  ['two', ['1790000000000.5 abc 0', '1790000000000.5 def 0']],
])('Back passes the entries of %s that were open before a reload', async (_, view) => {
  await goBackTo(view);
  await waitFor(() => expect(history.state).toEqual({ idx: 7 }));
});

it.each([
  ['a slice of an earlier release', ['abc 0']],
  ['a shell of an earlier release', true],
])('Back stays at an entry of %s', async (_, view) => {
  const steps = jest.spyOn(history, 'go');
  await goBackTo(view);
  expect(history.state).toEqual({ idx: 7, view });
  expect(steps).not.toHaveBeenCalled();
});

it('Back stays at an entry of a dialog of this document, also after the clock was corrected', async () => {
  const began = document.documentElement.dataset['began'];
  expect(Number(began)).toBeGreaterThan(0);
  jest.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Number(began) + 5);
  const steps = jest.spyOn(history, 'go');
  await goBackTo([`${began} abc 0`]);
  expect(history.state).toEqual({ idx: 7, view: [`${began} abc 0`] });
  expect(steps).not.toHaveBeenCalled();
});
