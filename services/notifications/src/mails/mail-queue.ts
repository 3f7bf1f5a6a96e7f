import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/cloud-event';
import { SERVICE_CONFIG, type ServiceConfig } from '@town/service-kit/config/service-config';
import { wasErased } from '@town/service-kit/privacy/was-erased';
import type { EntityManager } from 'typeorm';
import { oneLine } from '../letters/clean-text.js';
import type { Letter } from '../letters/letter.js';
import { renderLetter } from '../letters/render-letter.js';
import { isMailAddress, type MailAddress } from './mail-address.js';
import { MAIL_CONFIG, type MailConfig } from './mail-config.js';
import type { MailKind } from './mail-kind.js';

/** The event that a mail tells of: one mail for each kind. */
export type MailCause = Pick<CloudEvent, 'id' | 'time'>;

const nameLength = 100;

/** Mails that wait to be sent. They are queued in the transaction of the event's handler. */
@Injectable()
export class MailQueue {
  constructor(
    @Inject(MAIL_CONFIG) private readonly mail: MailConfig,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  /** Tells the staff; an answer goes to `from`, who the letter is about. */
  async toStaff(
    manager: EntityManager,
    kind: MailKind,
    cause: MailCause,
    letter: Letter,
    from?: { name: string | null; address: string | null },
  ): Promise<void> {
    const about = from?.address ?? null;
    const replyTo =
      about && isMailAddress(about)
        ? { name: oneLine(from?.name ?? '', nameLength), address: about }
        : undefined;
    await this.add(manager, kind, cause, letter, this.mail.STAFF_EMAIL.address, about, replyTo);
  }

  /** Tells a person; one whose address no mail can go to is not told. */
  async toPerson(
    manager: EntityManager,
    kind: MailKind,
    cause: MailCause,
    letter: Letter,
    address: string | null,
  ): Promise<void> {
    if (!address || !isMailAddress(address)) return;
    await this.add(manager, kind, cause, letter, address, address, this.mail.STAFF_EMAIL);
  }

  private async add(
    manager: EntityManager,
    kind: MailKind,
    cause: MailCause,
    letter: Letter,
    recipient: string,
    about: string | null,
    replyTo: MailAddress | undefined,
  ): Promise<void> {
    if (about && (await wasErased(manager, about, cause.time))) return;
    const { subject, text, html } = renderLetter(letter, this.config.SITE_URL.replace(/\/+$/, ''));
    const id = randomUUID();
    const domain = this.mail.MAIL_FROM.address.split('@').at(-1);
    await manager.query(
      `insert into mails (id, event_id, kind, about, recipient, reply_to_name, reply_to_address,
         subject, text, html, message_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       on conflict (event_id, kind) do nothing`,
      [
        id,
        cause.id,
        kind,
        about,
        recipient,
        replyTo?.name ?? null,
        replyTo?.address ?? null,
        subject,
        text,
        html,
        `<${id}@${domain}>`,
      ],
    );
  }
}
