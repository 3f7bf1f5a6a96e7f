import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { noticeEnded } from '@town/contracts/notices/events';
import type { Notice } from '@town/contracts/notices/record';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import type { EntityManager } from 'typeorm';
import { MailQueue } from '../mails/mail-queue.js';
import { emergencyEnded } from './notice-letters.js';

/** Only for emergencies: staff write all notices, and need no mail about the less severe ones. */
@Injectable()
@HandlesEvent({ contract: noticeEnded, name: 'tell-staff-when-notice-ended' })
export class TellStaffWhenNoticeEnded implements EventHandler<typeof noticeEnded> {
  constructor(private readonly mails: MailQueue) {}

  async handle(manager: EntityManager, notice: Notice, event: CloudEvent): Promise<void> {
    if (notice.level !== 'emergency') return;
    await this.mails.toStaff(manager, 'staff-emergency-ended', event, emergencyEnded(notice));
  }
}
