/** What owners see and change of the businesses that are theirs. Each call is one transaction. */
import { isDeepStrictEqual } from 'node:util';
import { Injectable, NotFoundException } from '@nestjs/common';
import { knownAmenities } from '@town/contracts/amenities/amenities';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import {
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
import { ListingTiers } from '../tiers/listing-tiers.js';
import { BusinessMemberEntity } from './business-member-entity.js';
import { LibraryPictures } from './library-pictures.js';
import { ListingEdits } from './listing-edits.js';
import { picturesOf } from './listing-pictures.js';
import { memberOf } from './members.js';
import { OwnerRequests } from './owner-requests.js';
import { differences, lockedFields, readEdit } from './read-edit.js';

/** A listing with the version that the next save has to name. */
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

  /** By name; without those that are archived. */
  list({ email, ownerId }: OwnerIdentity): Promise<OwnerListing[]> {
    return this.dataSource.transaction(async (manager) => {
      // Anyone who was invited while signed in does not sign in again soon.
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

  read({ email }: OwnerIdentity, id: string): Promise<VersionedListing> {
    return this.dataSource.transaction(async (manager) =>
      this.describe(manager, await memberOf(manager, id, email)),
    );
  }

  /**
   * How many pictures a listing of an owner may show.
   * @throws NotFoundException where it is not one of the owner's, or is archived
   */
  async pictureRights(email: string, id: string): Promise<PictureRights> {
    return { maximum: picturesOfTier[(await this.plan(email, id)).tier] };
  }

  /**
   * The name and the plan of a listing of an owner.
   * @throws NotFoundException where it is not one of the owner's, or is archived
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
   * Saves the fields that the body names: live at once, or waiting for the staff.
   * @throws ProblemException 412 with the listing as it is when somebody was faster
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
      // What waits makes no version. A client that shows it says what it has seen.
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

  /** Asked before the save begins: it may have to wait for a new upload, and holds no lock meanwhile. */
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

  /** What waits for the staff, who may have made some of it public themselves. */
  private async waiting(
    manager: EntityManager,
    id: string,
    current: RecordContent,
  ): Promise<RecordContent> {
    return differences(current, await this.requests.waitingFor(manager, id));
  }

  /** Who changes the hours confirms them. */
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
