import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { listingSubmitted } from '@town/contracts/listings/events';
import type { BusinessListing, BusinessListingSubmission } from '@town/contracts/listings/form';
import { writtenIn } from '@town/contracts/messaging/writer-language';
import { Outbox } from '@town/service-kit/events/outbox';
import type { SubmissionContext } from '@town/service-kit/submissions/submission-context';
import { Submissions } from '@town/service-kit/submissions/submissions';
import { CurrentPrices } from '../prices/current-prices.js';
import { ListingEntity } from './listing-entity.js';

@Injectable()
export class ListingsService {
  constructor(
    private readonly submissions: Submissions,
    private readonly outbox: Outbox,
    private readonly prices: CurrentPrices,
  ) {}

  /** Stores a listing request for review by staff. */
  submit(
    submission: BusinessListingSubmission,
    context: SubmissionContext,
  ): Promise<BusinessListing> {
    const submittedAt = new Date();
    const listing: BusinessListing = {
      id: randomUUID(),
      ...submission,
      status: 'pending',
      submittedAt: submittedAt.toISOString(),
    };
    return this.submissions.accept(context, submission, listing, async (manager) => {
      await manager.insert(ListingEntity, { ...listing, submittedAt });
      const prices = await this.prices.read(manager);
      await this.outbox.enqueue(manager, listingSubmitted, {
        ...listing,
        prices,
        ...writtenIn(context.language),
      });
    });
  }
}
