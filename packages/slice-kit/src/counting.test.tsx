import { render } from '@testing-library/react';
import { countFollowed, useOpened, useSeen } from './counting';

let sent: unknown[] = [];
let observed = new Map<Element, () => void>();

function Listing({ id, search }: { id: string; search?: string }) {
  return <p ref={useSeen(id, search)}>{id}</p>;
}

function Page({ id }: { id: string }) {
  useOpened(id);
  return null;
}

/** Scrolls everything into view. */
function look() {
  for (const show of [...observed.values()]) show();
}

/** Hides the page, as leaving it does. */
function leave() {
  document.dispatchEvent(new Event('visibilitychange'));
}

function prefer(name: 'globalPrivacyControl' | 'doNotTrack', value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

beforeEach(() => {
  sent = [];
  observed = new Map();
  globalThis.IntersectionObserver = class {
    constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
    observe(element: Element) {
      observed.set(element, () => this.tell([{ isIntersecting: true }]));
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  globalThis.fetch = async (_, init) => {
    sent.push(JSON.parse(String(init?.body)));
    expect(init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' });
    throw new TypeError('The network is away');
  };
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  prefer('globalPrivacyControl', undefined);
  prefer('doNotTrack', null);
});

describe('counting', () => {
  it('sends the listings that were scrolled into view in one call, and no others', () => {
    render(['a', 'b'].map((id) => <Listing key={id} id={id} />));
    look();
    render(<Listing id="below" />);
    leave();
    leave();
    expect(sent).toEqual([{ seen: ['a', 'b'] }]);
  });

  it('sends the listings shown by a search separately, with the words of the search', () => {
    render(
      <>
        <Listing id="a" />
        <Listing id="b" search="pie" />
      </>,
    );
    look();
    leave();
    expect(sent).toEqual([{ seen: ['a'] }, { seen: ['b'], q: 'pie' }]);
  });

  it('sends at most fifty listings at once', () => {
    const ids = Array.from({ length: 51 }, (_, index) => `listing ${index}`);
    render(ids.map((id) => <Listing key={id} id={id} />));
    look();
    leave();
    expect(sent).toEqual([{ seen: ids.slice(0, 50) }, { seen: ids.slice(50) }]);
  });

  it('sends an opened page with a delay, and a followed link at once', () => {
    render(<Page id="a" />);
    countFollowed('a', 'called');
    expect(sent).toEqual([{ seen: [], called: 'a' }]);
    leave();
    expect(sent).toContainEqual({ seen: [], opened: 'a' });
  });

  it.each([
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ] as const)('sends nothing where %s is set', (name, value) => {
    prefer(name, value);
    render(<Page id="a" />);
    countFollowed('a', 'website');
    leave();
    expect(sent).toEqual([]);
  });
});
