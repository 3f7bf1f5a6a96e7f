const businessId = '00000000-0000-4000-8000-000000000002';

/** The business that is claimed, and the page of its claim. */
export const claimed = {
  businessId,
  path: `/account/claim/${businessId}?name=Bea+Books`,
  /** The address on record, as the page shows it. */
  email: 'j•••@pieshop.com',
};

/** A claim that the staff need not decide any more. */
export const anApprovedClaim = {
  id: businessId,
  businessId,
  businessName: 'Bea Books',
  evidence: '',
  status: 'approved',
  submittedAt: '2027-03-01T18:00:00.000Z',
  decidedAt: null,
  reason: null,
};
