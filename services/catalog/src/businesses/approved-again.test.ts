import { randomUUID } from 'node:crypto';
import { advertiserApprovalUndone, advertiserApproved } from '@town/contracts/advertisers/events';
import type { Business } from '@town/contracts/businesses/record';
import type { ManagedRecord } from '@town/contracts/managed-records/record';
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

const id = randomUUID();

const approve = (approval: number) =>
  publishEvent(harness.nats(), advertiserApproved, {
    id,
    approval,
    businessName: 'Quilt Shop',
    businessType: 'retail',
    businessDescription: 'Quilts',
    businessAddress: '1 Main St',
    businessWebsite: null,
    phone: '830-555-0100',
    email: 'ann@example.com',
    subscriptionId: null,
  });

const created = () =>
  eventually(async () => {
    const [found] = await readJson<ManagedRecord[]>(site.staff('GET', 'businesses'));
    return found ?? false;
  });

const hasState = (businessId: string, state: string) =>
  eventually(async () => {
    const record = await readJson(site.staff('GET', `businesses/${businessId}`));
    expect(record).toMatchObject({ state });
  });

test('a business that is approved again keeps the edits of staff and owner', async () => {
  await approve(1);
  const { id: businessId, version } = await created();
  const edits = { name: 'Quilts & Co', phone: '830-555-0199', hours: 'Mon to Fri, 9 to 5' };
  await readJson(site.staff('PUT', `businesses/${businessId}`, edits, version));
  await publishEvent(harness.nats(), advertiserApprovalUndone, { id, approval: 1 });
  await hasState(businessId, 'archived');
  await approve(2);
  await hasState(businessId, 'published');
  expect(await harness.read<Business[]>('/api/businesses')).toEqual([
    expect.objectContaining({ ...edits, address: '1 Main St' }),
  ]);
});
