import { Injectable } from '@nestjs/common';
import { RetentionJob } from '@town/service-kit/background-job';
import { DataSource } from 'typeorm';

/**
 * Every hour, deletes mails older than 13 months. It also removes the address from newer mails when nothing
 * else is stored for that address. Deleting an account does so, too, but earlier releases kept the address.
 */
@Injectable()
export class OwnerMailsRetention extends RetentionJob {
  constructor(dataSource: DataSource) {
    super(dataSource, [
      `delete from owner_mails where due_at < clock_timestamp() - interval '13 months'`,
      `update owner_mails o set email = null
       where email is not null and not exists (select 1 from business_members m where m.email = o.email)
         and not exists (select 1 from owner_requests r where r.email = o.email)
         and not exists (select 1 from mail_preferences p where p.email = o.email)`,
    ]);
  }
}
