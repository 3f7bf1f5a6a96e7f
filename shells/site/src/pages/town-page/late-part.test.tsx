import { screen, waitFor } from '@testing-library/react';
import { aCivicContact, aTownPage } from '@town/slice-kit/testing/records';
import { renderSite } from '../../testing/render-site';

const shown: string[] = [];

beforeEach(() => {
  shown.length = 0;
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    shown.push(this.id);
  };
});

const visit = (path: string) =>
  renderSite(path, {
    api: {
      '/api/civic-contacts': [aCivicContact({ name: 'Library', slug: 'library' })],
      '/api/civic-contacts/emergency': [],
      '/api/pages/civic-contacts': aTownPage('civic-contacts', { title: 'Civic Contacts' }),
      '/api/pages/history': aTownPage('history', { body: '<h2>The mill</h2><p>It burned.</p>' }),
      '/api/historical-photos': [],
    },
  });

test('a link to an office shows it when the offices arrive after the page', async () => {
  visit('/civic-contacts#library');
  await screen.findByRole('heading', { name: 'Library' });
  await waitFor(() => expect(shown).toEqual(['library']));
});

test('a link to a chapter shows it when the text arrives after the page', async () => {
  visit('/history#chapter-the-mill');
  await screen.findByRole('heading', { name: 'The mill' });
  await waitFor(() => expect(shown).toEqual(['chapter-the-mill']));
});

test('a page without such a link stays at its top', async () => {
  visit('/civic-contacts');
  await screen.findByRole('heading', { name: 'Library' });
  expect(shown).toEqual([]);
});
