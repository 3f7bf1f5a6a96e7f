import { screen } from '@testing-library/react';
import { aListing, startAccount, visitAccount } from '../../testing/account-visit';

const { id } = aListing();
const archived = (listings: object[]) => ({ 'GET /api/owner/listings/archived': listings });
const notYours = () => screen.queryByText('This listing is not among yours');

beforeAll(() =>
  Promise.all([
    import('./listing-page'),
    import('../events/events-page'),
    import('../statistics/statistics-page'),
  ]),
);
beforeEach(startAccount);

describe.each(['', '/events', '/statistics'])('the page /account/listings/{id}%s', (page) => {
  it('says of a listing that the staff have archived that it is not in the directory', async () => {
    visitAccount(`/account/listings/${id}${page}`, archived([{ id, name: 'Ada Pies' }]));
    expect(await screen.findByText(/taken Ada Pies out of the directory/)).toBeTruthy();
    expect(notYours()).toBeNull();
  });

  it('says of a listing of somebody else that it is not among theirs', async () => {
    visitAccount(`/account/listings/${id}${page}`, archived([{ id: 'pies', name: 'Ada Pies' }]));
    expect(await screen.findByText('This listing is not among yours')).toBeTruthy();
  });
});
