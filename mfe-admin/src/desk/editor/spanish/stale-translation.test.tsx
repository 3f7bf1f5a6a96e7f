import { screen } from '@testing-library/react';
import { aRecord, startDesk, visitDesk } from '../../testing/fake-desk';

beforeAll(() => Promise.all([import('../../desk-layout'), import('../editor-page')]));
beforeEach(startDesk);

const notice = aRecord({
  level: 'warning',
  text: 'Boil water until Friday',
  textEs: 'Hierva el agua hasta el viernes',
  startsAt: '2027-03-09T20:05:00.000Z',
});
const warning = () => screen.queryByText('The Spanish is still the old one');

function visit(given: object = {}) {
  return visitDesk(`/admin/content/notices/${notice.id}`, {
    'GET /api/admin/session': { email: 'ada@example.com', role: 'editor' },
    [`GET /api/admin/notices/${notice.id}`]: { ...notice, ...given },
  });
}

describe('an English text that is changed', () => {
  it('shows the Spanish that visitors go on reading, until that is changed, too', async () => {
    const { user } = visit();
    const english = await screen.findByLabelText('Text');
    expect(warning()).toBeNull();
    await user.type(english, '!');
    expect(warning()).toBeTruthy();
    expect(screen.getByText('“Hierva el agua hasta el viernes”')).toBeTruthy();
    await user.type(screen.getByLabelText(/^Text in Spanish/), '!');
    expect(warning()).toBeNull();
  });

  it('does not warn where there is no Spanish', async () => {
    const { user } = visit({ textEs: null });
    await user.type(await screen.findByLabelText('Text'), '!');
    expect(warning()).toBeNull();
  });
});

test('a translation that is out of date stands in its warning', async () => {
  visit({ outdatedTranslations: [{ path: 'textEs', since: '2027-03-10T20:05:00.000Z' }] });
  expect(await screen.findByText('Translation out of date')).toBeTruthy();
  expect(screen.getByText('“Hierva el agua hasta el viernes”')).toBeTruthy();
});
