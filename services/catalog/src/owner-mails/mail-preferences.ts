import { Injectable } from '@nestjs/common';
import type { MailPreferences, OwnerMailKind } from '@town/contracts/owners/mails';
import type { EntityManager } from 'typeorm';

/** Which mails an owner wants, by address. By default an owner gets all of them. */
@Injectable()
export class MailPreferencesStore {
  async of(manager: EntityManager, email: string): Promise<MailPreferences> {
    const [kept] = await manager.query<MailPreferences[]>(
      'select statistics, hours from mail_preferences where email = $1',
      [email],
    );
    return kept ?? { statistics: true, hours: true };
  }

  async save(
    manager: EntityManager,
    email: string,
    { statistics, hours }: MailPreferences,
  ): Promise<void> {
    await manager.query(
      `insert into mail_preferences (email, statistics, hours, saved_at)
       values ($1, $2, $3, clock_timestamp())
       on conflict (email) do update set statistics = $2, hours = $3, saved_at = excluded.saved_at`,
      [email, statistics, hours],
    );
  }

  /** Updates only this kind: a simultaneous request may unsubscribe from the other. */
  async unsubscribe(manager: EntityManager, email: string, kind: OwnerMailKind): Promise<void> {
    await manager.query(
      `insert into mail_preferences (email, statistics, hours, saved_at)
       values ($1, $2 <> 'statistics', $2 <> 'hours', clock_timestamp())
       on conflict (email) do update set ${kind} = false, saved_at = excluded.saved_at`,
      [email, kind],
    );
  }
}
