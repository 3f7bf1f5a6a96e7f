/**
 * Closed days of several businesses of one owner, such as a holiday. All of them are saved in one
 * transaction, or none. It does not confirm the hours: the owner has not looked at those of each business.
 */
import { Injectable } from '@nestjs/common';
import { closedOn } from '@town/contracts/hours/closed-days';
import { type OpeningHours, openingHoursSchema } from '@town/contracts/hours/opening-hours';
import type { ClosedDays } from '@town/contracts/owners/closed-days';
import type { OwnerIdentity } from '@town/contracts/owners/session';
import { townDate } from '@town/contracts/town/date';
import { ValidationProblem } from '@town/service-kit/http/validation-problem';
import { TownSettingsStore } from '@town/service-kit/settings/town-settings-store';
import { DataSource, type EntityManager } from 'typeorm';
import { memberOf } from '../people/members.js';
import { ListingEdits } from './listing-edits.js';
import { differences } from './read-edit.js';

@Injectable()
export class OwnerClosedDays {
  constructor(
    private readonly dataSource: DataSource,
    private readonly edits: ListingEdits,
    private readonly settings: TownSettingsStore,
  ) {}

  /**
   * @throws NotFoundException when the owner does not manage one of the listings
   * @throws ConflictException when one of them is archived
   * @throws ValidationProblem when the days are over, or a listing has no hours that closed days can replace
   */
  async close({ email }: OwnerIdentity, { listings, from, to }: ClosedDays): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { profile } = await this.settings.current(manager);
      if (to < townDate(new Date(), profile.timeZone)) throw wrong('to', 'These days are over');
      // In one order, so that two such requests do not wait for each other.
      for (const id of listings.toSorted()) await this.closeOne(manager, id, email, from, to);
    });
  }

  private async closeOne(
    manager: EntityManager,
    id: string,
    email: string,
    from: string,
    to: string,
  ): Promise<void> {
    await memberOf(manager, id, email);
    const base = await this.edits.begin(manager, id);
    base.record.refuseArchived();
    const { name, openingHours: before } = base.current;
    const openingHours = closedHours(String(name ?? base.record.title), before, from, to);
    if (Object.keys(differences(base.current, { openingHours })).length === 0) return;
    await this.edits.write(manager, base, { openingHours }, email);
  }
}

/** A listing without weekly hours would count as closed on every other day. */
function closedHours(name: string, before: unknown, from: string, to: string): OpeningHours {
  const hours = openingHoursSchema.safeParse(before ?? null).data ?? [];
  if (hours.length === 0) {
    throw wrong('listings', `${name} has no opening hours yet. Please enter them first.`);
  }
  const { data, error } = openingHoursSchema.safeParse(closedOn(hours, from, to));
  if (error) throw wrong('listings', `${name}: ${error.issues[0]?.message}`);
  return data;
}

const wrong = (path: string, message: string) => new ValidationProblem([{ path, message }]);
