import { exampleListing } from '@town/contracts/testing/example-forms';
import { describeSubmission } from '@town/service-kit/testing/describe-submission';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { advertisingService } from '../advertising-service.js';

const harness = useService(advertisingService);

const body = {
  ...exampleListing,
  socialMedia: 'https://social.example/pies\nhttps://photos.example/pies',
  selectedPlan: 'premium',
};

describeSubmission('A listing', {
  path: '/api/business-listings',
  harness,
  body,
  texts: ['businessName', 'contactName', 'address', 'description', 'socialMedia'],
  table: 'business_listings',
  subject: 'advertising.listing-submitted.v1',
});

test('a listing request is stored for the staff', async () => {
  const response = await fetch(harness.address('/api/business-listings'), {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
  expect(await response.json()).toMatchObject({ ...body, website: null, status: 'pending' });
});

test('the event of a listing request sent from a Spanish page names the language', async () => {
  const response = await fetch(harness.address('/api/business-listings'), {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'Content-Language': 'es' },
  });
  const { id } = await readJson<{ id: string }>(response);
  const rows = await harness.database().query(
    `select event -> 'data' ->> 'language' as language from outbox
     where subject = 'advertising.listing-submitted.v1' and event -> 'data' ->> 'id' = $1`,
    [id],
  );
  expect(rows).toEqual([{ language: 'es' }]);
});
