import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailQueue } from '../mails/mail-queue.js';
import type { KnownApplication } from './application-history.js';
import { businessLive, inactiveBusinessLive } from './go-live-letters.js';

/**
 * Informs an applicant that the business is in the directory, once both application and business are known.
 * Either event may arrive first, so both handlers call this.
 */
@Injectable()
export class GoLive {
  constructor(private readonly mails: MailQueue) {}

  async informWhenKnown(manager: EntityManager, application: KnownApplication): Promise<void> {
    const { email, first_name: name, live_event_id, live_at, live_name } = application;
    if (!email || !live_event_id || !live_at || live_name === null) return;
    const cause = { id: live_event_id, time: live_at.toISOString() };
    if (application.status === 'inactive') {
      // Deactivated between approval and listing: staff decide whether to inform the applicant.
      const letter = inactiveBusinessLive(application, live_name);
      const from = { name, address: email };
      await this.mails.toStaff(manager, 'staff-inactive-business-live', cause, letter, from);
      return;
    }
    const letter = businessLive(application);
    await this.mails.toPerson(manager, 'person-business-live', cause, letter, email);
  }
}
