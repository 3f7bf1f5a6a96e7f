import { advertiserApprovalUndone, advertiserApproved } from '@town/contracts/advertisers/events';
import { subscriptionEnded, subscriptionStarted } from '@town/contracts/subscriptions/events';
import { eventually } from '@town/service-kit/testing/eventually';
import type { useServiceWithBroker } from '@town/service-kit/testing/service-harness';
import { publishEvent } from './publish-event.js';

interface Approval {
  id: string;
  existingBusinessId?: string | null;
  approval?: number;
  subscriptionId?: string | null;
  email?: string | null;
}

/** Publishes the events of applications and their plans, and waits until each is handled. */
export class Approvals {
  constructor(
    private readonly harness: Pick<ReturnType<typeof useServiceWithBroker>, 'database' | 'nats'>,
  ) {}

  async approve({ id, approval = 1, ...given }: Approval): Promise<void> {
    const event = await publishEvent(this.harness.nats(), advertiserApproved, {
      id,
      approval,
      businessName: `Applied ${id}`,
      businessType: 'retail',
      businessDescription: 'Quilts',
      businessAddress: '1 Main St',
      businessWebsite: null,
      phone: '830-555-0100',
      ...given,
    });
    await this.handled(event);
  }

  async undo(id: string, approval = 1): Promise<void> {
    const undone = { id, approval };
    await this.handled(await publishEvent(this.harness.nats(), advertiserApprovalUndone, undone));
  }

  async start(id: string, applicationId: string): Promise<void> {
    const plan = planOf(id, applicationId);
    await this.handled(await publishEvent(this.harness.nats(), subscriptionStarted, plan));
  }

  async end(id: string, applicationId: string | null): Promise<void> {
    const plan = planOf(id, applicationId);
    await this.handled(await publishEvent(this.harness.nats(), subscriptionEnded, plan));
  }

  private async handled(event: string): Promise<void> {
    const found = () =>
      this.harness.database().query('select 1 from inbox where event_id = $1', [event]);
    await eventually(async () => expect(await found()).toHaveLength(1));
  }
}

/** The data of an event about a subscription. */
export const planOf = (id: string, applicationId: string | null) => ({
  id,
  plan: 'monthly' as const,
  email: null,
  applicationId,
  priceCents: 4900,
  paidUntil: '2027-01-01T00:00:00.000Z',
});
