import { Injectable } from '@nestjs/common';
import { mailFailed } from '@town/contracts/mails/events';
import { type Claimed, LeasedRows } from '@town/service-kit/database/leased-rows';
import { Outbox } from '@town/service-kit/events/outbox';
import { DataSource } from 'typeorm';
import type * as z from 'zod/mini';

interface WaitingMail {
  kind: string;
  attempts: number;
  deferrals: number;
  recipient: string;
  reply_to_name: string | null;
  reply_to_address: string | null;
  subject: string;
  text: string;
  html: string;
  unsubscribe_url: string | null;
  message_id: string;
  created_at: Date;
  /** The request behind the event that caused the mail. Null in mails of earlier releases. */
  request_id: string | null;
}

/** The published data of a mail that was given up. */
type FailedMail = Omit<z.output<typeof mailFailed.data>, 'failedAt' | 'causedAt'> & {
  failedAt: Date;
  causedAt: Date | null;
};

/** A mail that only this process may send until its lease ends. */
export type ClaimedMail = WaitingMail & Claimed;

/** Decides which process sends which mail. */
@Injectable()
export class MailClaims {
  private readonly mails: LeasedRows<WaitingMail>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {
    this.mails = new LeasedRows(dataSource, {
      table: 'mails',
      waiting: "state = 'waiting'",
      order: 'attempts, due_at',
      columns: [
        ...['kind', 'attempts', 'deferrals', 'recipient', 'reply_to_name', 'reply_to_address'],
        ...['subject', 'text', 'html', 'unsubscribe_url', 'message_id', 'created_at', 'request_id'],
      ],
    });
  }

  /** The mails that are due, those with the fewest attempts first. */
  take(limit: number, leaseMs: number): Promise<ClaimedMail[]> {
    return this.mails.take(limit, leaseMs);
  }

  /** Extends the lease of a mail while it is being sent; 0 releases it. */
  extend(mail: ClaimedMail, ms: number): Promise<void> {
    return this.mails.extend([mail], ms);
  }

  /** Leaves only the recipients who have not received the mail, so that the others do not get it twice. */
  async keepFor({ id, claim }: ClaimedMail, recipients: string[]): Promise<void> {
    await this.dataSource.query(
      `update mails set recipient = $3 where id = $1 and claim = $2 and state = 'waiting'`,
      [id, claim, recipients.join(', ')],
    );
  }

  /** Retries the mail later, because its recipient's server may accept it then. */
  async defer({ id, claim }: ClaimedMail, ms: number): Promise<void> {
    await this.dataSource.query(
      `update mails set deferrals = deferrals + 1,
         due_at = clock_timestamp() + $3 * interval '1 millisecond'
       where id = $1 and claim = $2 and state = 'waiting'`,
      [id, claim, ms],
    );
  }

  /** Records that the mail server has accepted the mail. */
  async settleSent({ id }: ClaimedMail): Promise<void> {
    // A sent mail is recorded as sent even if the lease of the process has ended.
    await this.dataSource.query(
      `update mails set state = 'sent', settled_at = clock_timestamp()
       where id = $1 and state <> 'sent'`,
      [id],
    );
  }

  /** Gives up the mail, which its recipient's server will never accept. Staff see it in their inbox. */
  async settleFailed({ id, claim }: ClaimedMail): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [failed]: [FailedMail[], number] = await manager.query(
        `update mails set state = 'failed', settled_at = clock_timestamp()
         where id = $1 and claim = $2 and state = 'waiting'
         returning id, kind, recipient, subject, about, settled_at as "failedAt",
           caused_at as "causedAt"`,
        [id, claim],
      );
      for (const { failedAt, causedAt, ...mail } of failed) {
        const facts = {
          ...mail,
          failedAt: failedAt.toISOString(),
          ...(causedAt && { causedAt: causedAt.toISOString() }),
        };
        await this.outbox.enqueue(manager, mailFailed, facts);
      }
    });
  }
}
