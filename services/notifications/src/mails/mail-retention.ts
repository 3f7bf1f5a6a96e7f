import { Injectable } from '@nestjs/common';
import { RetentionJob } from '@town/service-kit/background-job';
import { DataSource } from 'typeorm';

const statements = [
  // Waiting mails are kept. The remaining row of a sent mail only prevents a second mail for the same
  // event.
  `update mails set about = null, recipient = null, reply_to_name = null,
     reply_to_address = null, subject = null, text = null, html = null, unsubscribe_url = null
   where settled_at < clock_timestamp() - interval '30 days' and text is not null`,
  // The release before does not know this table when it erases somebody during an upgrade.
  `delete from reader_languages r using erasures e
   where e.email_hash = email_hash(r.email) and e.erased_at >= r.noted_at`,
  // The owner of an annual plan may get no such mail for a year or two.
  `delete from reader_languages where used_at < clock_timestamp() - interval '800 days'`,
  // A deleted account's last mails are in its language. Whoever has signed in since has a new account.
  `delete from reader_languages r using reader_deletions d
   where d.email_hash = email_hash(r.email)
     and d.deleted_at >= greatest(r.noted_at, r.confirmed_at)
     and d.deleted_at < clock_timestamp() - interval '30 days'`,
  // Longer than an event from before the deletion can still be delivered.
  `delete from reader_deletions where deleted_at < clock_timestamp() - interval '90 days'`,
  // An application is removed before the row of its mail, which prevents a second mail.
  `delete from applications
   where live_at < clock_timestamp() - interval '90 days'
     or changed_at < clock_timestamp() - interval '400 days'`,
  // Longer than an event or dead letter can still be delivered.
  `delete from mails where settled_at < clock_timestamp() - interval '90 days'`,
  `delete from subscription_outcomes where changed_at < clock_timestamp() - interval '90 days'`,
  `delete from staff_sign_ins where last_at < clock_timestamp() - interval '400 days'`,
];

/** Every hour, removes texts and addresses of mails that are no longer needed. */
@Injectable()
export class MailRetention extends RetentionJob {
  constructor(dataSource: DataSource) {
    super(dataSource, statements);
  }
}
