import { describeSubmission } from '@town/service-kit/testing/describe-submission';
import { useService } from '@town/service-kit/testing/service-harness';
import { contentService } from '../content-service.js';

const harness = useService(contentService);

const body = {
  fullName: 'Ann Example',
  email: 'ann@example.com',
  phone: '',
  subject: 'Opening hours',
  message: 'When is the library open?',
};

describeSubmission('A message', {
  path: '/api/contact',
  harness,
  body,
  texts: ['fullName', 'subject', 'message'],
  table: 'contact_messages',
  subject: 'content.contact-message-received.v1',
});

test('an invalid message names its fields', async () => {
  const response = await fetch(harness.address('/api/contact'), {
    method: 'POST',
    body: JSON.stringify({ ...body, email: 'ann', message: 'Short' }),
    headers: { 'Content-Type': 'application/json' },
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    message: 'Please enter a valid email address. Message must be at least 10 characters',
    errors: [
      { path: 'email', message: 'Please enter a valid email address' },
      { path: 'message', message: 'Message must be at least 10 characters' },
    ],
  });
});

test('there is no public route that reads messages', async () => {
  expect((await fetch(harness.address('/api/contact'))).status).toBe(405);
});
