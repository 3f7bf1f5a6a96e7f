import { randomUUID } from 'node:crypto';
import { advertiserApproved } from '@town/contracts/advertisers/events';
import type { ManagedRecord, RecordVersion } from '@town/contracts/managed-records/record';
import { eventually } from '@town/service-kit/testing/eventually';
import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useServiceWithBroker } from '@town/service-kit/testing/service-harness';
import { catalogService } from '../catalog-service.js';
import { OwnerSite } from '../testing/owner-site.js';
import { publishEvent } from '../testing/publish-event.js';

const { auth, settings } = useFakeAuth();
const harness = useServiceWithBroker(catalogService, settings);
const site = new OwnerSite(harness, auth);

test('the first edit of a business created from an application changes only the edited fields', async () => {
  await publishEvent(harness.nats(), advertiserApproved, {
    id: randomUUID(),
    approval: 1,
    businessName: 'Quilt Shop',
    businessType: 'retail',
    businessDescription: null,
    // Longer than the address that staff may enter for a business.
    businessAddress: 'x'.repeat(300),
    businessWebsite: null,
    phone: '830-555-0100',
    email: 'ann@example.com',
    subscriptionId: null,
  });
  const { id, version } = await eventually(async () => {
    const [made] = await readJson<ManagedRecord[]>(site.staff('GET', 'businesses'));
    return made ?? false;
  });
  const edits = { phone: '830-555-0199', address: '1 Main St' };
  await readJson(site.staff('PUT', `businesses/${id}`, edits, version));
  const [last] = await readJson<RecordVersion[]>(site.staff('GET', `businesses/${id}/history`));
  expect(last?.changes.map(({ field }) => field).sort()).toEqual(['address', 'phone']);
});
