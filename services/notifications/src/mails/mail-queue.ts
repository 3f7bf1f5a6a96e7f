import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { CloudEvent } from '@town/contracts/messaging/cloud-event';
import { SERVICE_CONFIG, type ServiceConfig } from '@town/service-kit/config/service-config';
import { currentRequest } from '@town/service-kit/http/request-context';
import { wasErased } from '@town/service-kit/privacy/was-erased';
import { TownSettingsStore } from '@town/service-kit/settings/town-settings-store';
import type { EntityManager } from 'typeorm';
import { oneLine } from '../letters/clean-text.js';
import type { LetterWriter } from '../letters/letter.js';
import { renderLetter } from '../letters/render-letter.js';
import { isMailAddress, type MailAddress } from './mail-address.js';
import { MAIL_CONFIG, type MailConfig } from './mail-config.js';
import type { MailKind } from './mail-kind.js';

/** The event that causes a mail. It causes at most one mail of each kind. */
export type MailCause = Pick<CloudEvent, 'id' | 'time'>;

const nameLength = 100;

/** Mails that any visitor can cause to any address by filling in a form. */
const confirmations: ReadonlySet<MailKind> = new Set([
  'person-listing-submitted',
  'person-application',
  'person-listing-access',
  'person-event-link',
  'person-subscription-offered',
]);
const confirmationsPerDay = 3;

/** Queues mails in the transaction of the event's handler. */
@Injectable()
export class MailQueue {
  private readonly logger = new Logger('Mail');

  constructor(
    @Inject(MAIL_CONFIG) private readonly mail: MailConfig,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
    private readonly settings: TownSettingsStore,
  ) {}

  /** Queues a mail to staff. Replies go to `from`, the person in the letter. */
  async toStaff(
    manager: EntityManager,
    kind: MailKind,
    cause: MailCause,
    write: LetterWriter,
    from?: { name: string | null; address: string | null },
  ): Promise<void> {
    const about = from?.address ?? null;
    const replyTo =
      about && isMailAddress(about)
        ? { name: oneLine(from?.name ?? '', nameLength), address: about }
        : undefined;
    await this.add(manager, kind, cause, write, await this.staff(manager), about, replyTo);
  }

  /**
   * Queues a mail to a person, if the address can receive mail. The address is not confirmed, so the letter
   * must not contain text that a visitor has typed.
   * @param topic the subject matter, for a mail that may be withdrawn
   */
  async toPerson(
    manager: EntityManager,
    kind: MailKind,
    cause: MailCause,
    write: LetterWriter,
    address: string | null,
    topic: string | null = null,
  ): Promise<void> {
    if (!address || !isMailAddress(address)) return;
    if (confirmations.has(kind) && (await hasEnough(manager, address))) {
      this.logger.warn('A recipient has enough mail for today', { kind, event: cause.id });
      return;
    }
    await this.add(manager, kind, cause, write, address, address, this.mail.STAFF_EMAIL, topic);
  }

  /** Queues a mail to a member of the staff. Replies go to the colleague who has caused it. */
  async toColleague(
    manager: EntityManager,
    kind: MailKind,
    cause: MailCause,
    write: LetterWriter,
    address: string,
    colleague: string,
  ): Promise<void> {
    if (!isMailAddress(address)) return;
    const replyTo = isMailAddress(colleague)
      ? { name: '', address: colleague }
      : this.mail.STAFF_EMAIL;
    await this.add(manager, kind, cause, write, address, address, replyTo);
  }

  /**
   * Whether a mail about a later event of the topic has been queued or sent: events may be handled in any
   * order. Only one transaction at a time can pass for a topic.
   */
  async isOutdated(
    manager: EntityManager,
    kind: MailKind,
    topic: string,
    { time }: MailCause,
  ): Promise<boolean> {
    await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 727006))', [
      `${kind} ${topic}`,
    ]);
    const later = await manager.query<object[]>(
      'select 1 from mails where kind = $1 and topic = $2 and caused_at > $3 limit 1',
      [kind, topic, time],
    );
    return later.length > 0;
  }

  /** Who got the last mail of a topic; null if there was none, or its text is deleted by now. */
  async latestRecipient(
    manager: EntityManager,
    kind: MailKind,
    topic: string,
  ): Promise<string | null> {
    const [mail] = await manager.query<{ recipient: string | null }[]>(
      'select recipient from mails where kind = $1 and topic = $2 order by caused_at desc limit 1',
      [kind, topic],
    );
    return mail?.recipient ?? null;
  }

  /** Removes the waiting mails of a topic; a mail that is being sent now may still arrive. */
  async withdraw(manager: EntityManager, kind: MailKind, topic: string): Promise<void> {
    await manager.query(`delete from mails where kind = $1 and topic = $2 and state = 'waiting'`, [
      kind,
      topic,
    ]);
  }

  /** The addresses for mail to staff: from the settings, or else from the environment. */
  private async staff(manager: EntityManager): Promise<string> {
    const { notificationEmails } = await this.settings.current(manager);
    return notificationEmails.join(', ') || this.mail.STAFF_EMAIL.address;
  }

  private async add(
    manager: EntityManager,
    kind: MailKind,
    cause: MailCause,
    write: LetterWriter,
    recipient: string,
    about: string | null,
    replyTo: MailAddress | undefined,
    topic: string | null = null,
  ): Promise<void> {
    if (about && (await wasErased(manager, about, cause.time))) return;
    const { profile } = await this.settings.current(manager);
    const siteUrl = this.config.SITE_URL.replace(/\/+$/, '');
    const letter = renderLetter(write(profile), profile.siteName, siteUrl);
    const id = randomUUID();
    const domain = this.mail.MAIL_FROM.address.split('@').at(-1);
    await manager.query(
      `insert into mails (id, event_id, kind, about, recipient, reply_to_name, reply_to_address,
         subject, text, html, unsubscribe_url, message_id, topic, caused_at, request_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
       on conflict (event_id, kind) do nothing`,
      [
        id,
        cause.id,
        kind,
        about,
        recipient,
        replyTo?.name ?? null,
        replyTo?.address ?? null,
        letter.subject,
        letter.text,
        letter.html,
        letter.unsubscribeUrl,
        `<${id}@${domain}>`,
        topic,
        cause.time,
        currentRequest()?.requestId ?? null,
      ],
    );
  }
}

/**
 * Whether a recipient has reached the daily limit of confirmations. A lock serialises counts for one
 * recipient.
 */
async function hasEnough(manager: EntityManager, address: string): Promise<boolean> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended(lower($1), 727005))', [
    address,
  ]);
  const [sent] = await manager.query<{ count: number }[]>(
    `select count(*)::int as count from mails
     where lower(recipient) = lower($1) and kind = any($2)
       and created_at > clock_timestamp() - interval '1 day'`,
    [address, [...confirmations]],
  );
  return (sent?.count ?? 0) >= confirmationsPerDay;
}
