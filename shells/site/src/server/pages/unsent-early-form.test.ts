import { startScript } from './start-script';

const alerted = jest.fn();

beforeAll(() => {
  Object.assign(window, { CompressionStream: window.CompressionStream ?? class {} });
  const script = document.createElement('script');
  script.textContent = `{${startScript({ scripts: [], preloads: [] }, {})}}`;
  document.head.append(script);
  window.alert = alerted;
});
beforeEach(() => alerted.mockClear());
afterEach(() => jest.restoreAllMocks());

const offline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

/** Submits a form as a press of its button does; returns whether the browser would send it. */
function submit(method: string, isHandled = false): boolean {
  const form = document.createElement('form');
  form.method = method;
  if (isHandled) form.addEventListener('submit', (event) => event.preventDefault());
  document.body.append(form);
  return form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}

describe('a form that is sent before the scripts arrived, without a connection', () => {
  it('stays on the page with what was typed, and says so', () => {
    offline();
    expect(submit('post')).toBe(false);
    expect(alerted).toHaveBeenCalledWith(
      'You are offline. What you typed is kept: please send it when you have a connection.',
    );
  });

  it('says so in Spanish on a Spanish page', () => {
    offline();
    document.documentElement.lang = 'es';
    submit('post');
    document.documentElement.lang = 'en';
    expect(alerted).toHaveBeenCalledWith(expect.stringMatching(/^No tiene conexión\./));
  });

  it('is left alone if it is a search, or if the page handles it', () => {
    offline();
    expect(submit('get')).toBe(true);
    submit('post', true);
    expect(alerted).not.toHaveBeenCalled();
  });
});

it('a form that is sent with a connection is left alone', () => {
  expect(submit('post')).toBe(true);
  expect(alerted).not.toHaveBeenCalled();
});
