/** What owners see and change of their own businesses. Each request is one transaction. */
import { isDeepStrictEqual } from 'node:util';
import { Injectable, NotFoundException } from '@nestjs/common';
import { knownAmenities } from '@town/contracts/amenities/amenities';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import {
  type ArchivedListing,
  type OwnerListing,
  ownerFields,
  ownerListingSchema,
} from '@town/contracts/owners/listings';
import type { OwnerIdentity } from '@town/contracts/owners/session';
import { type PictureRights, picturesOfTier } from '@town/contracts/pictures/listing-pictures';
import { townDate } from '@town/contracts/town/date';
import { ProblemException } from '@town/service-kit/http/problem-exception';
import { TownSettingsStore } from '@town/service-kit/settings/town-settings-store';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { ListingTiers } from '../../tiers/listing-tiers.js';
import { BusinessMemberEntity } from '../people/business-member-entity.js';
import { memberOf } from '../people/members.js';
import { OwnerRequests } from '../requests/owner-requests.js';
import { LibraryPictures } from './library-pictures.js';
import { ListingEdits } from './listing-edits.js';
import { picturesOf } from './listing-pictures.js';
import { differences, lockedFields, readEdit } from './read-edit.js';

/** A listing, and the version that the next save must name. */
export interface VersionedListing {
  listing: OwnerListing;
  version: number;
}

@Injectable()
export class OwnerListings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly edits: ListingEdits,
    private readonly library: LibraryPictures,
    private readonly requests: OwnerRequests,
    private readonly settings: TownSettingsStore,
    private readonly tiers: ListingTiers,
  ) {}

  /** Sorted by name, without archived listings. */
  list({ email, ownerId }: OwnerIdentity): Promise<OwnerListing[]> {
    return this.dataSource.transaction(async (manager) => {
      // A person who was invited while signed in may not sign in again for a long time.
      await manager.update(BusinessMemberEntity, { email, ownerId: IsNull() }, { ownerId });
      const members = await manager
        .createQueryBuilder(BusinessMemberEntity, 'm')
        .innerJoin('records', 'r', `r.id = m.business_id and r.state <> 'archived'`)
        .where('m.email = :email', { email })
        .orderBy('m.business_id')
        .getMany();
      const listings: OwnerListing[] = [];
      for (const member of members) listings.push((await this.describe(manager, member)).listing);
      return listings.sort((a, b) => a.name.localeCompare(b.name));
    });
  }

  /** Sorted by name. */
  archived({ email }: OwnerIdentity): Promise<ArchivedListing[]> {
    return this.dataSource.query<ArchivedListing[]>(
      `select r.id, r.title as name from business_members m
       join records r on r.id = m.business_id and r.state = 'archived'
       where m.email = $1 order by r.title, r.id`,
      [email],
    );
  }

  read({ email }: OwnerIdentity, id: string): Promise<VersionedListing> {
    return this.dataSource.transaction(async (manager) =>
      this.describe(manager, await memberOf(manager, id, email)),
    );
  }

  /**
   * How many pictures a listing of an owner may show.
   * @throws NotFoundException when the owner does not manage it, or it is archived
   */
  async pictureRights(email: string, id: string): Promise<PictureRights> {
    return { maximum: picturesOfTier[(await this.plan(email, id)).tier] };
  }

  /**
   * The name and the plan of a listing of an owner.
   * @throws NotFoundException when the owner does not manage it, or it is archived
   */
  plan(email: string, id: string): Promise<Pick<OwnerListing, 'name' | 'tier'>> {
    return this.dataSource.transaction(async (manager) => {
      await memberOf(manager, id, email);
      const { record, current } = await this.edits.read(manager, id);
      if (record.state === 'archived') throw new NotFoundException('Listing not found');
      const tier = await this.tiers.tierOf(manager, current['applicationId']);
      return { name: String(current['name'] ?? record.title), tier };
    });
  }

  /**
   * Saves the fields that the body names: live at once, or pending for the staff.
   * @throws ProblemException 412 with the current listing when it was changed in the meantime
   */
  async save(
    { email }: OwnerIdentity,
    id: string,
    body: RecordContent,
    expectedVersion: number,
  ): Promise<VersionedListing> {
    const missing = await this.missingPictures(email, id, body['pictures']);
    return this.dataSource.transaction(async (manager) => {
      const member = await memberOf(manager, id, email);
      const base = await this.edits.begin(manager, id);
      base.record.refuseArchived();
      const before = await this.waiting(manager, id, base.current);
      // Pending changes create no version, so a client that shows them sends the ones that it knows.
      const { waiting: seen = before, ...edit } = body;
      if (base.record.version !== expectedVersion || !isDeepStrictEqual(seen, before)) {
        const { listing: current } = await this.describe(manager, member);
        throw new ProblemException(412, 'Somebody else has changed this listing meanwhile', {
          current,
        });
      }
      const tier = await this.tiers.tierOf(manager, base.current['applicationId']);
      const { live, waiting } = readEdit(edit, base.current, before, tier, missing);
      if (Object.keys(live).length > 0) {
        await this.edits.write(manager, base, await this.withConfirmation(manager, live), email);
      }
      await this.requests.replaceChange(manager, { id, title: base.record.title }, waiting, email);
      return this.describe(manager, member);
    });
  }

  /** Runs before the transaction: it may wait for a new upload, and must not hold a lock meanwhile. */
  private async missingPictures(
    email: string,
    id: string,
    sent: unknown,
  ): Promise<ReadonlySet<string>> {
    if (sent === undefined) return new Set();
    const { manager } = this.dataSource;
    await memberOf(manager, id, email);
    return this.library.missing(sent, picturesOf((await this.edits.read(manager, id)).current));
  }

  /** The pending changes, without values that the staff have published themselves. */
  private async waiting(
    manager: EntityManager,
    id: string,
    current: RecordContent,
  ): Promise<RecordContent> {
    return differences(current, await this.requests.waitingFor(manager, id));
  }

  /** Changing the hours also confirms them. */
  private async withConfirmation(
    manager: EntityManager,
    fields: RecordContent,
  ): Promise<RecordContent> {
    if (!('openingHours' in fields || 'hours' in fields)) return fields;
    const { profile } = await this.settings.current(manager);
    return { ...fields, hoursConfirmedOn: townDate(new Date(), profile.timeZone) };
  }

  private async describe(
    manager: EntityManager,
    { businessId: id, role }: BusinessMemberEntity,
  ): Promise<VersionedListing> {
    const { record, current } = await this.edits.read(manager, id);
    const tier = await this.tiers.tierOf(manager, current['applicationId']);
    const fields = Object.fromEntries(ownerFields.map((name) => [name, current[name] ?? null]));
    const listing = ownerListingSchema.parse({
      ...fields,
      description: current['description'] ?? '',
      category: current['category'] ?? '',
      socialLinks: current['socialLinks'] ?? [],
      moreCategories: current['moreCategories'] ?? [],
      amenities: knownAmenities(current['amenities']),
      pictures: picturesOf(current),
      businessStatus: current['businessStatus'] ?? 'open',
      id,
      slug: record.slug,
      tier,
      role,
      waiting: await this.waiting(manager, id, current),
      locked: lockedFields(tier),
    });
    return { listing, version: record.version };
  }
}
