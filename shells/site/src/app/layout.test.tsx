import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { frameless } from '@town/slice-kit/frameless';
import { keep, readKept } from '@town/slice-kit/kept';
import { Link, useSearchParams } from '@town/slice-kit/router';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { useEffect, useState } from 'react';
import { SlicesProvider } from '../slices/slices';
import { renderSite, someSlices } from '../testing/render-site';
import { Layout } from './layout';

const day = 24 * 60 * 60 * 1000;

test('every page removes drafts that were stored in the browser more than a day ago', async () => {
  keep('browser', 'purchase', { name: 'Ada' }, Date.now() - day - 1000);
  keep('browser', 'fresh', { name: 'Ada' });
  renderSite('/about');
  await screen.findByRole('heading', { level: 1, name: 'About Blanco' });
  expect(Object.keys(localStorage)).toEqual(['kept:fresh']);
  expect(readKept('browser', 'fresh')).toEqual({ name: 'Ada' });
});

test('a bar is shown while the next page loads', async () => {
  window.scrollTo = () => {};
  let arrive = (_: null) => {};
  const arrival = new Promise<null>((resolve) => {
    arrive = resolve;
  });
  renderRoutes(
    () => [
      {
        element: <Layout />,
        children: [
          { path: 'here', element: <Link to="/there">Go on</Link> },
          { path: 'there', element: <p>The next page</p>, loader: () => arrival },
        ],
      },
    ],
    {
      path: '/here',
      around: (content) => <SlicesProvider value={someSlices}>{content}</SlicesProvider>,
    },
  );
  const link = await screen.findByRole('link', { name: 'Go on' });
  expect(screen.queryByRole('progressbar')).toBeNull();
  fireEvent.click(link);
  expect(await screen.findByRole('progressbar', { name: 'Loading the page...' })).toBeTruthy();
  arrive(null);
  await screen.findByText('The next page');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test.each([
  ['#about', 'about'],
  ['#missing', 'main'],
  ['', 'main'],
])('a link to another page with "%s" moves the focus to "%s"', async (hash, focused) => {
  window.scrollTo = () => {};
  const pages = [
    { path: 'here', element: <Link to={`/there${hash}`}>Go on</Link> },
    {
      path: 'there',
      element: (
        <section id="about" tabIndex={-1}>
          The part
        </section>
      ),
    },
  ];
  renderRoutes(() => [{ element: <Layout />, children: pages }], {
    path: '/here',
    around: (content) => <SlicesProvider value={someSlices}>{content}</SlicesProvider>,
  });
  fireEvent.click(await screen.findByRole('link', { name: 'Go on' }));
  await screen.findByText('The part');
  await waitFor(() => expect(document.activeElement?.id).toBe(focused));
});

/** A page whose link to its other view disappears at once, or only after the address has changed. */
function TwoViews({ isLate }: { isLate: boolean }) {
  const view = useSearchParams()[0].get('view');
  const [loaded, setLoaded] = useState(view);
  useEffect(() => setLoaded(view), [view]);
  return (isLate ? loaded : view) ? <p>All of it</p> : <Link to="?view=all">Show all</Link>;
}

test.each([false, true])(
  'a link to another view of the page leaves the focus on the page (late: %p)',
  async (isLate) => {
    window.scrollTo = () => {};
    const page = { path: 'list', element: <TwoViews isLate={isLate} /> };
    renderRoutes(() => [{ element: <Layout />, children: [page] }], {
      path: '/list',
      around: (content) => <SlicesProvider value={someSlices}>{content}</SlicesProvider>,
    });
    const link = await screen.findByRole('link', { name: 'Show all' });
    link.focus();
    fireEvent.click(link);
    await screen.findByText('All of it');
    await waitFor(() => expect(document.activeElement?.id).toBe('main'));
  },
);

test('a link of the footer to another view of the page moves the focus to the page', async () => {
  window.scrollTo = () => {};
  const filter = <Link to="?tab=churches">Only churches</Link>;
  renderRoutes(
    () => [{ element: <Layout />, children: [{ path: 'directory', element: filter }] }],
    {
      path: '/directory',
      around: (content) => <SlicesProvider value={someSlices}>{content}</SlicesProvider>,
    },
  );
  const inPage = await screen.findByRole('link', { name: 'Only churches' });
  const inFooter = screen.getByRole('link', { name: 'Dining' });
  inPage.focus();
  fireEvent.click(inPage);
  inFooter.focus();
  fireEvent.click(inFooter);
  await waitFor(() => expect(document.activeElement?.id).toBe('main'));
  inPage.focus();
  fireEvent.click(inPage);
  await act(async () => {});
  expect(document.activeElement).toBe(inPage);
});

describe('the frame of the site', () => {
  const visit = (handle?: unknown, api = {}) => {
    window.scrollTo = () => {};
    const page = { path: 'desk', handle, element: <main id="main">A page</main> };
    return renderRoutes(() => [{ element: <Layout />, children: [page] }], {
      path: '/desk',
      api,
      around: (content) => <SlicesProvider value={someSlices}>{content}</SlicesProvider>,
    });
  };

  it('is around an ordinary page', async () => {
    visit();
    await screen.findByText('A page');
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
    expect(screen.getByRole('contentinfo')).toBeTruthy();
  });

  it('is omitted when the route is frameless', async () => {
    visit(frameless);
    await screen.findByText('A page');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Skip to the page' })).toBeTruthy();
  });

  it('shows the town notices even when the rest is omitted, because staff must see them', async () => {
    const notice = { id: '1', level: 'emergency', text: 'Boil your water', url: null };
    visit(frameless, { '/api/notices': [notice] });
    expect((await screen.findByRole('region', { name: 'Emergency' })).textContent).toContain(
      'Emergency: Boil your water',
    );
  });
});
