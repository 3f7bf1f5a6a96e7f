/**
 * The events of a business. The catalog knows who owns the business and what its plan includes. The content
 * service stores the events, and every request here calls it.
 */
import { createHash, randomUUID } from 'node:crypto';
import { ForbiddenException, Injectable } from '@nestjs/common';
import type { BusinessEventChange, DateChange } from '@town/contracts/calendar/business-event-form';
import {
  type BusinessEvent,
  type BusinessEvents,
  type businessEventCalls,
  businessEventSchema,
  businessEventsPerDay,
} from '@town/contracts/calendar/business-events';
import type { SeenVersion } from '@town/contracts/calendar/private-link';
import type { OwnerIdentity } from '@town/contracts/owners/session';
import { RequestLimit } from '@town/service-kit/limits/request-limit';
import * as z from 'zod/mini';
import { OwnerListings } from '../listings/owner-listings.js';
import { ContentEvents } from './content-events.js';

@Injectable()
export class OwnerEvents {
  constructor(
    private readonly listings: OwnerListings,
    private readonly content: ContentEvents,
    private readonly requests: RequestLimit,
  ) {}

  /** @throws NotFoundException, like every method here, when the owner does not manage the business */
  async list({ email }: OwnerIdentity, businessId: string): Promise<BusinessEvents> {
    const { tier } = await this.listings.plan(email, businessId);
    const events = await this.content.call('list', { businessId }, z.array(businessEventSchema));
    return { locked: tier !== 'premium', events };
  }

  /**
   * Posts an event. A repeated request with the same key creates no second one.
   * @throws ForbiddenException where the plan includes no events
   */
  async create(
    { email }: OwnerIdentity,
    businessId: string,
    event: BusinessEventChange,
    key: string | undefined,
  ): Promise<BusinessEvent> {
    const organizer = await this.allowed(email, businessId);
    await this.requests.count(businessId, {
      name: 'events of a business',
      limit: businessEventsPerDay,
      seconds: 24 * 60 * 60,
    });
    const eventId = key === undefined ? randomUUID() : idFrom(`${businessId} ${email} ${key}`);
    return this.one('create', { businessId, eventId, organizer, by: email, event });
  }

  /** @throws HttpException with 409 when the event changed after `version` */
  async change(
    { email }: OwnerIdentity,
    businessId: string,
    eventId: string,
    { version, ...event }: BusinessEventChange & SeenVersion,
  ): Promise<BusinessEvent> {
    await this.allowed(email, businessId);
    return this.one('change', { businessId, eventId, by: email, event, version });
  }

  /** Allowed under every plan: visitors must learn that an event does not take place. */
  async cancel(
    { email }: OwnerIdentity,
    businessId: string,
    eventId: string,
  ): Promise<BusinessEvent> {
    await this.listings.plan(email, businessId);
    return this.one('cancel', { businessId, eventId, by: email });
  }

  /**
   * Cancels or restores one date of a repeated event. Cancelling is allowed under every plan, like that of a
   * whole event.
   */
  async changeDate(
    { email }: OwnerIdentity,
    businessId: string,
    eventId: string,
    repetition: string,
    change: DateChange,
  ): Promise<BusinessEvent> {
    if (change.isCancelled) await this.listings.plan(email, businessId);
    else await this.allowed(email, businessId);
    return this.one('date', { businessId, eventId, by: email, repetition, ...change });
  }

  /** The name of the business. Throws when its plan does not include events. */
  private async allowed(email: string, businessId: string): Promise<string> {
    const { name, tier } = await this.listings.plan(email, businessId);
    if (tier !== 'premium') throw new ForbiddenException('Events are part of the Premium plan');
    return name;
  }

  private one(call: keyof typeof businessEventCalls, body: object): Promise<BusinessEvent> {
    return this.content.call(call, body, businessEventSchema);
  }
}

/** Derives an id from a text, so that a repeated request has the same id. */
function idFrom(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = ((Number.parseInt(hex[16]!, 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}
