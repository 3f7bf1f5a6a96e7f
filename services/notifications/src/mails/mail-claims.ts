import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A mail that this process alone may send until its lease ends. */
export interface ClaimedMail {
  id: string;
  claim: string;
  kind: string;
  attempts: number;
  recipient: string;
  reply_to_name: string | null;
  reply_to_address: string | null;
  subject: string;
  text: string;
  html: string;
  message_id: string;
  created_at: Date;
}

/**
 * Which process sends which mail. A claim is one statement, so nothing is locked while mail is
 * under way; a process that dies with it gives it up when the lease ends.
 */
@Injectable()
export class MailClaims {
  constructor(private readonly dataSource: DataSource) {}

  /** The mails to be sent now, those that were tried least first. */
  async take(limit: number, leaseMs: number): Promise<ClaimedMail[]> {
    const [rows]: [ClaimedMail[], number] = await this.dataSource.query(
      `update mails set claim = $1, attempts = attempts + 1,
         due_at = clock_timestamp() + $3 * interval '1 millisecond'
       where id in (
         select id from mails where state = 'waiting' and due_at <= clock_timestamp()
         order by attempts, due_at limit $2 for update skip locked)
       returning id, claim, kind, attempts, recipient, reply_to_name, reply_to_address, subject,
         text, html, message_id, created_at`,
      [randomUUID(), limit, leaseMs],
    );
    return rows;
  }

  /** Keeps a mail that is still under way. */
  async renew({ id, claim }: ClaimedMail, leaseMs: number): Promise<void> {
    await this.dataSource.query(
      `update mails set due_at = clock_timestamp() + $3 * interval '1 millisecond'
       where id = $1 and claim = $2 and state = 'waiting'`,
      [id, claim, leaseMs],
    );
  }

  /** The mail server has taken it, or its recipient never will. */
  async settle({ id, claim }: ClaimedMail, state: 'sent' | 'failed'): Promise<void> {
    // Sent is sent, also by a process whose lease had ended.
    const anyClaim = state === 'sent';
    await this.dataSource.query(
      `update mails set state = $3, settled_at = clock_timestamp()
       where id = $1 and (claim = $2 or $4) and state <> 'sent'`,
      [id, claim, state, anyClaim],
    );
  }

  /** It was not taken this time. */
  async postpone({ id, claim }: ClaimedMail, delayMs: number): Promise<void> {
    await this.dataSource.query(
      `update mails set due_at = clock_timestamp() + $3 * interval '1 millisecond'
       where id = $1 and claim = $2 and state = 'waiting'`,
      [id, claim, delayMs],
    );
  }
}
