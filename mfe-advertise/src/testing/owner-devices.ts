/** A device on which the owner is signed in. */
export const aDevice = (id: string, current: boolean) => ({
  id,
  createdAt: '2027-03-01T18:00:00.000Z',
  lastUsedAt: '2027-03-09T18:00:00.000Z',
  current,
});

/** The API response for an owner who is signed in here and on another device. */
export const twoDevices = {
  'GET /api/owner/sessions': [aDevice('s1', true), aDevice('s2', false)],
};
