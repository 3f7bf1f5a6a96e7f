import { describeSubmission } from '@town/service-kit/testing/describe-submission';
import { useService } from '@town/service-kit/testing/service-harness';
import { advertisingService } from '../advertising-service.js';

const harness = useService(advertisingService);

const body = {
  businessName: 'Pie Shop',
  contactName: 'Ann Example',
  email: 'ann@example.com',
  phone: '830-555-0130',
  category: 'Dining & Restaurants',
  address: '1 Main St',
  website: '',
  description: 'Pies of every kind',
  socialMedia: 'https://social.example/pies\nhttps://photos.example/pies',
  selectedPlan: 'premium',
  agreement: true,
};

describeSubmission('A listing', {
  path: '/api/business-listings',
  harness,
  body,
  texts: ['businessName', 'contactName', 'address', 'description', 'socialMedia'],
  table: 'business_listings',
  subject: 'advertising.listing-submitted.v1',
});

test('a listing waits for the staff', async () => {
  const response = await fetch(harness.address('/api/business-listings'), {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
  expect(await response.json()).toMatchObject({ ...body, website: null, status: 'pending' });
});
