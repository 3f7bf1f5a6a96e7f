import { Injectable } from '@nestjs/common';
import { RecordTries } from '@town/managed-records/publishing/record-tries';
import { HourlyJob } from '@town/service-kit/background-job';
import { DataSource } from 'typeorm';
import { ListingPeople } from './listing-people.js';

/**
 * Every hour, gives each business without an owner its next one. An erasure can remove the owner, and a
 * manager who was only invited may have signed in since. Without an owner nobody could invite people, and a
 * manager cannot claim the business.
 */
@Injectable()
export class OwnerSuccessions extends HourlyJob {
  private readonly tries = new RecordTries((id, error) =>
    this.logger.warn('A business could not be given its next owner', { id, error }),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly people: ListingPeople,
  ) {
    super();
  }

  override async run(stopping?: AbortSignal): Promise<void> {
    const businesses = await this.dataSource.query<{ id: string }[]>(
      `select distinct m.business_id as id from business_members m
       where m.owner_id is not null and not exists (select 1 from business_members o
         where o.business_id = m.business_id and o.role = 'owner')`,
    );
    const succeed = (id: string) =>
      this.dataSource.transaction((manager) => this.people.succeed(manager, id));
    await this.tries.each(
      businesses.map(({ id }) => id),
      succeed,
      stopping,
    );
  }
}
