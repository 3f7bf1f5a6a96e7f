import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { pageOf } from '@town/slice-kit/testing/network';
import { aSearchHit } from '@town/slice-kit/testing/records';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { createRoutes } from '../routes';

const found = (words: string, kind = '') =>
  `/api/search?q=${encodeURIComponent(words)}${kind ? `&kind=${kind}&limit=16` : '&pages=true&limit=31'}`;

function visit(path: string, api: Record<string, unknown> = {}) {
  return renderRoutes(createRoutes, { path, api });
}

describe('the search of the site', () => {
  it('shows the number of results in the whole site and of one kind', async () => {
    const { user } = visit('/search?q=river', {
      [found('river')]: [aSearchHit({}), aSearchHit({ kind: 'news' })],
      [found('river', 'news')]: [aSearchHit({ kind: 'news' })],
    });
    const count = await screen.findByText('2 results');
    await user.click(screen.getByRole('link', { name: 'News' }));
    await waitFor(() => expect(count.textContent).toBe('1 result'));
  });

  it('also counts the results that it does not show', async () => {
    const many = Array.from({ length: 31 }, () => aSearchHit({}));
    visit('/search?q=river', { [found('river')]: pageOf(60, many) });
    expect(await screen.findByText('60 results')).toBeTruthy();
  });

  it('says on which day and at what time an event is', async () => {
    const event = {
      kind: 'event',
      name: 'River Day',
      slug: 'river-day',
      date: '2027-03-12',
    } as const;
    visit('/search?q=river', {
      [found('river')]: [aSearchHit({ ...event, hours: '18:00 – 21:00' })],
    });
    const day = await screen.findByText('March 12, 2027');
    expect(day.parentElement?.textContent).toBe('March 12, 2027 · 6:00 PM – 9:00 PM');
    expect(screen.queryByText('18:00', { exact: false })).toBeNull();
  });

  it('links to the page of each result and names its kind', async () => {
    visit('/search?q=river', {
      [found('river')]: [
        aSearchHit({ name: 'River Grill', slug: 'river-grill' }),
        aSearchHit({ kind: 'event', name: 'River Day', slug: 'river-day', date: '2027-03-12' }),
        aSearchHit({ id: 'n1', kind: 'news', name: 'River news', slug: 'river-news' }),
        aSearchHit({ kind: 'property', name: 'River Lot', slug: 'river-lot' }),
        aSearchHit({ kind: 'civic', name: 'River Authority', slug: 'river-authority' }),
      ],
    });
    await screen.findByRole('heading', { name: 'River Grill' });
    const results = document.body;
    expect(
      within(results)
        .getAllByRole('heading', { level: 2 })
        .map((h) => h.textContent),
    ).toEqual(['Businesses', 'Events', 'News', 'Real Estate', 'Civic Contacts']);
    const links = within(results)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => within(heading).getByRole('link'));
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['River Grill', '/directory/river-grill'],
      ['River Day', '/events/river-day'],
      ['River news', '/news/n1'],
      ['River Lot', '/real-estate/river-lot'],
      ['River Authority', '/civic-contacts#river-authority'],
    ]);
    expect(within(results).getByText('March 12, 2027')).toBeTruthy();
    expect(within(results).getByText('Dining')).toBeTruthy();
  });

  it('leads to the part of the history page that a question is about', async () => {
    const body =
      '<h2>Early Days</h2><p>A ford.</p><h2><a href="/">County</a> Seat</h2><p>A courthouse.</p>';
    const api = {
      '/api/pages/history': { slug: 'history', title: 'History of Blanco', body },
      [found('history of the courthouse')]: [aSearchHit({ name: 'Old Courthouse' })],
      [found('courthouse')]: [aSearchHit({ name: 'Old Courthouse' })],
    };
    visit('/search?q=history+of+the+courthouse', api);
    const link = await screen.findByRole('link', { name: 'History of Blanco: County Seat' });
    expect(link.getAttribute('href')).toBe('/history#chapter-county-seat');
    expect(within(link).queryByRole('link')).toBeNull();
    cleanup();
    visit('/search?q=courthouse', api);
    await screen.findByRole('heading', { name: 'Old Courthouse' });
    expect(screen.queryByRole('link', { name: /^History of Blanco/ })).toBeNull();
  });

  it('says at which moment a place is open that was asked for', async () => {
    const place = { name: 'Quoll Bar', openAt: '2027-03-13T20:00' };
    const words = 'open saturday at 8pm';
    const api = { [found(words)]: [aSearchHit(place), aSearchHit({ id: 'other' })] };
    visit(`/search?q=${encodeURIComponent(words)}`, api);
    expect(await screen.findAllByText('Open at 8 PM on Saturday, March 13')).toHaveLength(1);
  });

  it('says that no matching place is open at the time that was asked for, or that it has passed', async () => {
    const place = { name: 'Quoll Bar', askedAt: '2027-03-13T04:00' };
    const closed = { ...place, fuzzy: true, closedThen: true };
    const visits: [hit: Parameters<typeof aSearchHit>[0], notice: RegExp][] = [
      [closed, /^No matching place is open on Saturday, March 13, at 4 AM\./],
      [{ ...closed, askedAt: undefined }, /^No matching place is open then\./],
      [place, /^4 AM has passed today\. The results are for Saturday, March 13\./],
    ];
    for (const [hit, notice] of visits) {
      visit('/search?q=quoll+open', { [found('quoll open')]: [aSearchHit(hit)] });
      expect(await screen.findByText(notice)).toBeTruthy();
      expect(screen.queryByText(/^Nothing matches/)).toBeNull();
      cleanup();
    }
  });

  it('says that events of other days are shown because there are none on those days', async () => {
    const later = aSearchHit({ kind: 'event', name: 'Story Hour', fuzzy: true, later: true });
    const place = aSearchHit({ name: 'Quoll Toys' });
    visit('/search?q=children+tonight', { [found('children tonight')]: [place, later] });
    const said = 'No matching event is on those days. Events on other days are below.';
    const notice = await screen.findByText(said);
    // Beside the events, and not above a place to which it says nothing.
    const group = screen.getByRole('heading', { level: 2, name: 'Events' }).parentElement;
    expect(group?.contains(notice)).toBe(true);
    expect(screen.queryByText(/^Nothing matches/)).toBeNull();
    expect(screen.queryByText('Similar')).toBeNull();
    cleanup();
    visit('/search?q=children+tonight&in=events', {
      [found('children tonight', 'event')]: [later],
    });
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('says when an event is that the search names in full, but on another day', async () => {
    const named = {
      kind: 'event' as const,
      name: 'Lavender Festival',
      date: '2027-06-11',
      later: true,
    };
    const words = 'lavender festival tonight';
    const api = { [found(words)]: [aSearchHit({ ...named, fuzzy: false })] };
    visit(`/search?q=${encodeURIComponent(words)}`, api);
    const said = '“Lavender Festival” is on June 11, 2027.';
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByText(/^No matching event/)).toBeNull();
    expect(screen.queryByText(/^Nothing matches/)).toBeNull();
    cleanup();
    const other = aSearchHit({ ...named, id: 'other', name: 'Lavender Walk', fuzzy: true });
    visit(`/search?q=${encodeURIComponent(words)}`, {
      [found(words)]: [aSearchHit({ ...named, fuzzy: false }), other],
    });
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.getByText(/^No matching event/)).toBeTruthy();
  });

  it('says once when the first of several events with the same name is', async () => {
    const named = { kind: 'event' as const, name: 'Koala Storytime', later: true, fuzzy: false };
    visit('/search?q=koala+storytime+tonight', {
      [found('koala storytime tonight')]: [
        aSearchHit({ ...named, id: 'second', date: '2027-06-18' }),
        aSearchHit({ ...named, id: 'first', date: '2027-06-11' }),
      ],
    });
    await screen.findByText('“Koala Storytime” is on June 11, 2027.');
    expect(screen.getAllByText(/^“Koala Storytime” is on/)).toHaveLength(1);
  });

  it('says that places beside later events are only similar', async () => {
    const closed = aSearchHit({ name: 'Quoll Pizza', fuzzy: true });
    const later = aSearchHit({ kind: 'event', name: 'Pizza Day', fuzzy: true, later: true });
    const words = 'pizza tonight open now';
    visit(`/search?q=${encodeURIComponent(words)}`, { [found(words)]: [closed, later] });
    expect(
      await screen.findByText(/^Nothing matches “pizza tonight open now” exactly/),
    ).toBeTruthy();
    expect(screen.getByText(/^No matching event is on those days/)).toBeTruthy();
  });

  it('links to the public offices if nothing is found', async () => {
    visit('/search?q=ostrich', { [found('ostrich')]: [] });
    await screen.findByText('Nothing found for “ostrich”');
    const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(to('All listings')).toBe('/directory');
    expect(to('Who to call in Blanco')).toBe('/civic-contacts');
  });

  it('searches one chosen kind, which is part of the address', async () => {
    const { user, address } = visit('/search?q=river', {
      [found('river')]: [aSearchHit({ name: 'River Grill' })],
      [found('river', 'news')]: [aSearchHit({ kind: 'news', name: 'River news' })],
    });
    await screen.findByRole('heading', { name: 'River Grill' });
    await user.click(screen.getByRole('link', { name: 'News' }));
    await screen.findByRole('heading', { name: 'River news' });
    expect(address()).toBe('/search?q=river&in=news');
    const chosen = screen.getByRole('link', { name: 'News' });
    expect(chosen.getAttribute('aria-current')).toBe('true');
  });

  it('shows a result of an unknown kind without a link', async () => {
    visit('/search?q=x', {
      [found('x')]: [{ ...aSearchHit({ name: 'Long Trail' }), kind: 'trail' }],
    });
    const heading = await screen.findByRole('heading', { name: 'Long Trail' });
    expect(within(heading).queryByRole('link')).toBeNull();
    expect(screen.getByText('Trail')).toBeTruthy();
  });

  it('shows an empty search form if the address has no words, and works without scripts', async () => {
    visit('/search');
    const box = await screen.findByRole('searchbox', { name: 'Search the site' });
    expect(box.closest('form')?.getAttribute('action')).toBe('/search');
    expect(screen.queryByRole('navigation', { name: 'Search among' })).toBeNull();
  });

  it('links to all events if there are none on that day', async () => {
    visit('/search?q=tonight', { [found('tonight')]: [] });
    const events = await screen.findByRole('link', { name: 'All events' });
    expect(events.getAttribute('href')).toBe('/events');
  });

  it.each([
    ['how do I add my business', ['/get-listed']],
    ['advertising', ['/advertise']],
    ['Fotos del pueblo', ['/historical-photos']],
    ['Anunciar mi tienda', ['/advertise']],
    ['wrong phone number', ['/report']],
    ['report a mistake', ['/report']],
    ['wrong address main street', ['/report']],
    ['wrong hours animal clinic', ['/report']],
    ['reportar dirección calle pecan', ['/report']],
    ['reportar un error', ['/report']],
    ['report', ['/report']],
    ['report a closed business', ['/report']],
    ['report a business that moved', ['/report']],
    ['report a typo', ['/report']],
    ['report outdated info', ['/report']],
    ['reportar número equivocado', ['/report']],
    ['report an issue', ['/report']],
    ['report a bug', ['/report']],
    ['report broken link', ['/report']],
    ['report spam', ['/report']],
    ['report a scam', ['/report']],
    ['reportar un fallo', ['/report']],
    ['report a business on main street', ['/report']],
    ['crime report', []],
    ['report an outage problem', []],
    ['report a stray dog near the business park', []],
    ['report a problem on main street', []],
    ['report a street light problem', []],
    ['report a pothole', []],
    ['report a lost dog', []],
    ['sign in', ['/account']],
    ['cancel my subscription', ['/account']],
    ['reembolso', ['/account']],
    ['weather', ['/#weather']],
    ['clima', ['/#weather']],
    ['how to submit an event', ['/events']],
    ['publicar un evento', ['/events']],
    ['business breakfast', []],
    ['how do i get there', ['/about']],
    ['nearest airport', ['/about']],
    ['driving directions', ['/about']],
    ['cómo llegar', ['/about']],
    ['how to get a permit', []],
    ['directions to city hall', []],
    ['how to get to the post office', []],
  ])('leads from "%s" to the pages of the site that are meant', async (words, addresses) => {
    visit(`/search?q=${encodeURIComponent(words)}`, { [found(words)]: [] });
    const nothing = addresses.length > 0 ? 'Nothing else' : 'Nothing';
    await screen.findByText(`${nothing} found for “${words}”`);
    const shortcuts = screen.queryByRole('navigation', { name: 'Pages of this site' });
    const links = shortcuts ? within(shortcuts).getAllByRole('link') : [];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses);
  });
});
