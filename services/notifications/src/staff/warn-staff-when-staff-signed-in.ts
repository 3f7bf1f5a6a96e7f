import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { staffSignedIn } from '@town/contracts/staff/events';
import { type EventHandler, HandlesEvent } from '@town/service-kit/events/event-handler';
import { wasErased } from '@town/service-kit/privacy/was-erased';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { MailQueue } from '../mails/mail-queue.js';
import { firstSignIn, signInAfterLong } from './sign-in-letters.js';

const longDays = 30;
const day = 24 * 60 * 60 * 1000;

/** Informs staff of an unusual sign-in: an account's first, or its first in a long time. */
@Injectable()
@HandlesEvent({ contract: staffSignedIn, name: 'warn-staff-when-staff-signed-in' })
export class WarnStaffWhenStaffSignedIn implements EventHandler<typeof staffSignedIn> {
  constructor(private readonly mails: MailQueue) {}

  async handle(
    manager: EntityManager,
    { id, email }: z.output<typeof staffSignedIn.data>,
    event: CloudEvent,
  ): Promise<void> {
    if (await wasErased(manager, email, event.time)) return;
    const at = new Date(event.time);
    // The row is inserted first, so that one of two simultaneous events waits for the other.
    const added: unknown[] = await manager.query(
      `insert into staff_sign_ins (id, email, last_at) values ($1, $2, $3)
       on conflict do nothing returning 1`,
      [id, email, at],
    );
    const isFirst = added.length > 0;
    const [known]: { last_at: Date }[] = await manager.query(
      'select last_at from staff_sign_ins where id = $1 for update',
      [id],
    );
    const last = known?.last_at ?? at;
    await manager.query(
      'update staff_sign_ins set email = $2, last_at = greatest(last_at, $3) where id = $1',
      [id, email, at],
    );
    const afterLong = at.getTime() - last.getTime() >= longDays * day;
    if (!isFirst && !afterLong) return;
    const letter = isFirst ? firstSignIn(email, at) : signInAfterLong(email, at, last);
    await this.mails.toStaff(manager, 'staff-signed-in', event, letter, {
      name: null,
      address: email,
    });
  }
}
