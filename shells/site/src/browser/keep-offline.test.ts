import { keepOffline } from './keep-offline';

let registered: string[];
let routed: number;

const offer = (serviceWorker: unknown) =>
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
const setOnline = (isOnline: boolean) =>
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

/** Clicks a link whose page the router would show. */
function click(path: string): void {
  document.body.innerHTML = `<a href="${path}"><b>Page</b></a>`;
  const listen = (event: Event) => {
    routed += 1;
    event.preventDefault();
  };
  document.addEventListener('click', listen);
  // jsdom cannot leave the page.
  addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
  document.querySelector('b')?.click();
  document.removeEventListener('click', listen);
}

beforeEach(() => {
  registered = [];
  routed = 0;
  offer({
    register: (path: string) => {
      registered.push(path);
      return Promise.resolve();
    },
  });
});
afterEach(() => jest.restoreAllMocks());

test('the service worker is registered when the page has loaded', () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  keepOffline();
  expect(registered).toEqual([]);
  dispatchEvent(new Event('load'));
  expect(registered).toEqual(['/service-worker.js']);
});

test('a refused registration does not disturb the visit', async () => {
  offer({ register: () => Promise.reject(new Error('no storage')) });
  expect(keepOffline).not.toThrow();
});

test('a browser without service workers shows the site as usual', () => {
  offer(undefined);
  expect(keepOffline).not.toThrow();
});

test('without a connection only the link to Civic Contacts bypasses the router', () => {
  keepOffline();
  setOnline(false);
  click('/civic-contacts');
  expect(routed).toBe(0);
  click('/events');
  expect(routed).toBe(1);
  setOnline(true);
  click('/civic-contacts');
  expect(routed).toBe(2);
});
