import { act, screen } from '@testing-library/react';
import { useSession } from '../../session/session';
import { startDesk } from '../testing/fake-desk';
import { loadInbox, visitInbox } from '../testing/fake-inbox';

beforeAll(loadInbox);
beforeEach(startDesk);

const tell = (key: string | null) => {
  dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
};

const state = () => useSession.getState().state;

describe('a tab of the desk', () => {
  it.each([
    ['clears the storage', null],
    ['removes the token', 'adminToken'],
  ])('ends its session at once when another tab %s', async (_, key) => {
    visitInbox('/admin/inbox/one');
    await screen.findByRole('heading', { level: 1, name: 'Subject of one' });
    localStorage.clear();
    tell(key);
    expect(state()).toBe('signed-out');
  });

  it('covers its page, which may show personal data, until somebody signs in again', async () => {
    visitInbox('/admin/inbox/one');
    await screen.findByRole('heading', { level: 1, name: 'Subject of one' });
    localStorage.clear();
    act(() => tell(null));
    const signIn = await screen.findByRole('dialog', { name: 'Please sign in again' });
    expect(signIn.closest('[data-covers]')).not.toBeNull();
  });

  it('keeps its session when another tab changes other values', async () => {
    visitInbox('/admin/inbox/one');
    await screen.findByRole('heading', { level: 1, name: 'Subject of one' });
    tell('kept:anything');
    tell('adminToken');
    expect(state()).toBe('signed-in');
  });
});
