/**
 * Decides which mails to owners are due: the statistics of a month in the first week of the next month, and
 * a request to confirm opening hours in the third week of a quarter. Days are those of the town. The same
 * transaction writes a row for the listing and period, and the event, so each mail is sent once, whatever
 * is restarted and however many processes run this.
 */
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { listingHoursDue, listingStatisticsDue } from '@town/contracts/owners/mail-events';
import type { OwnerMailKind } from '@town/contracts/owners/mails';
import { listingActions } from '@town/contracts/statistics/listing-counts';
import { addDays, townDate } from '@town/contracts/town/date';
import { RecordTries } from '@town/managed-records/publishing/record-tries';
import { HourlyJob } from '@town/service-kit/background-job';
import { Outbox } from '@town/service-kit/events/outbox';
import { TownSettingsStore } from '@town/service-kit/settings/town-settings-store';
import { DataSource, type EntityManager } from 'typeorm';
import { ListingEdits } from '../owners/listings/listing-edits.js';
import { MailPreferencesStore } from './mail-preferences.js';
import { hashMailToken, newMailToken } from './mail-tokens.js';

/** Hours that were confirmed within this many days need no confirmation. */
const freshDays = 45;

interface OwnedListing {
  id: string;
  email: string;
}

/** The fields that the events of both mails share. */
interface MailFacts {
  id: string;
  businessId: string;
  businessName: string;
  email: string;
  token: string;
}

@Injectable()
export class DueMails extends HourlyJob {
  private readonly tries = new RecordTries((id, error) =>
    this.logger.warn('A mail to an owner could not be noted', { id, error }),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly settings: TownSettingsStore,
    private readonly preferences: MailPreferencesStore,
    private readonly edits: ListingEdits,
  ) {
    super();
  }

  override async run(stopping?: AbortSignal, now = new Date()): Promise<void> {
    const { profile } = await this.settings.current();
    const today = townDate(now, profile.timeZone);
    const day = Number(today.slice(8));
    if (day <= 7) await this.sendStatistics(today, stopping);
    const isFirstOfQuarter = ['01', '04', '07', '10'].includes(today.slice(5, 7));
    if (isFirstOfQuarter && day >= 15 && day <= 21) await this.askForHours(today, stopping);
  }

  private async sendStatistics(today: string, stopping?: AbortSignal): Promise<void> {
    const month = monthBefore(today.slice(0, 7));
    await this.forEach('statistics', month, stopping, async (manager, listing) => {
      const counts = await countsOf(manager, listing.id, month);
      const before = await countsOf(manager, listing.id, monthBefore(month));
      if (counts.seen + counts.opened + before.seen + before.opened === 0) return;
      const mail = await this.take(manager, 'statistics', month, listing);
      if (!mail) return;
      await this.outbox.enqueue(manager, listingStatisticsDue, { ...mail, month, counts, before });
    });
  }

  private async askForHours(today: string, stopping?: AbortSignal): Promise<void> {
    const quarter = `${today.slice(0, 4)}-Q${Math.ceil(Number(today.slice(5, 7)) / 3)}`;
    await this.forEach('hours', quarter, stopping, async (manager, listing) => {
      const { current } = await this.edits.read(manager, listing.id);
      const { openingHours, hoursConfirmedOn } = current;
      const confirmedOn = typeof hoursConfirmedOn === 'string' ? hoursConfirmedOn : null;
      const isFresh = confirmedOn !== null && confirmedOn > addDays(today, -freshDays);
      if (!Array.isArray(openingHours) || openingHours.length === 0 || isFresh) return;
      const mail = await this.take(manager, 'hours', quarter, listing);
      if (mail) await this.outbox.enqueue(manager, listingHoursDue, { ...mail, confirmedOn });
    });
  }

  /**
   * Handles every public listing with an owner that has no such mail yet, each in its own transaction, so
   * that one failure does not stop the others.
   */
  private async forEach(
    kind: OwnerMailKind,
    period: string,
    stopping: AbortSignal | undefined,
    handle: (manager: EntityManager, listing: OwnedListing) => Promise<void>,
  ): Promise<void> {
    const listings = await this.dataSource.query<OwnedListing[]>(
      `select m.business_id as id, m.email from business_members m
       join records r on r.id = m.business_id and r.state = 'published'
       where m.role = 'owner' and not exists (select 1 from owner_mails o
         where o.business_id = m.business_id and o.kind = $1 and o.period = $2)
       order by m.business_id`,
      [kind, period],
    );
    const byId = new Map(listings.map((listing) => [listing.id, listing]));
    const take = (id: string) =>
      this.dataSource.transaction((manager) => handle(manager, byId.get(id)!));
    await this.tries.each([...byId.keys()], take, stopping);
  }

  /**
   * Stores a row for the mail. Returns undefined when the row exists already, when the owner does not want
   * the mail, or when the owner has left since the run began. The owner's row is locked until the
   * transaction ends.
   */
  private async take(
    manager: EntityManager,
    kind: OwnerMailKind,
    period: string,
    { id: businessId, email }: OwnedListing,
  ): Promise<MailFacts | undefined> {
    if (!(await this.preferences.of(manager, email))[kind]) return undefined;
    const token = newMailToken();
    const taken = await manager.query<unknown[]>(
      `insert into owner_mails (business_id, kind, period, email, token_hash, due_at)
       select business_id, $2, $3, email, $5, clock_timestamp() from business_members
       where business_id = $1 and email = $4 and role = 'owner' for share
       on conflict (business_id, kind, period) do nothing returning 1`,
      [businessId, kind, period, email, hashMailToken(token)],
    );
    if (taken.length === 0) return undefined;
    const { record, current } = await this.edits.read(manager, businessId);
    const { name } = current;
    const businessName = typeof name === 'string' ? name : record.title;
    return { id: randomUUID(), businessId, businessName, email, token };
  }
}

type Counts = Record<(typeof listingActions)[number], number>;

async function countsOf(manager: EntityManager, id: string, month: string): Promise<Counts> {
  const sums = listingActions.map((name) => `coalesce(sum(${name}), 0)::int as ${name}`);
  const [counts] = await manager.query<Counts[]>(
    `select ${sums.join(', ')} from listing_counts
     where business_id = $1 and day >= ($2 || '-01')::date
       and day < ($2 || '-01')::date + interval '1 month'`,
    [id, month],
  );
  return counts!;
}

function monthBefore(month: string): string {
  return addDays(`${month}-01`, -1).slice(0, 7);
}
