/**
 * The people of a listing: its owner and its managers. A person is an address, which a mailed link
 * confirms. Every manager sees the others; only the owner changes who they are. A business has at most
 * one owner, so that it is always clear who decides.
 */
import { randomUUID } from 'node:crypto';
import {
  ConflictException,
  ForbiddenException,
  Injectable,
  NotFoundException,
} from '@nestjs/common';
import { listingManagerChanged, listingPersonChanged } from '@town/contracts/owners/events';
import {
  type ListingInvitation,
  type ListingPerson,
  type ManagerChange,
  peoplePerListing,
  type personChanges,
} from '@town/contracts/owners/people';
import type { OwnerIdentity } from '@town/contracts/owners/session';
import type { Language } from '@town/contracts/pages/languages';
import { RecordEntity } from '@town/managed-records/records/record-entity';
import { Outbox } from '@town/service-kit/events/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import { OwnerRequestEntity } from '../requests/owner-request-entity.js';
import { BusinessMemberEntity } from './business-member-entity.js';
import { addMember, lockPeople, memberOf, ownerOf } from './members.js';

@Injectable()
export class ListingPeople {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** The owner first, then by address. */
  async list(owner: OwnerIdentity, businessId: string): Promise<ListingPerson[]> {
    const { manager } = this.dataSource;
    await memberOf(manager, businessId, owner.email);
    return describe(await peopleOf(manager, businessId), owner);
  }

  /**
   * Makes an address a manager, and mails it.
   * @param language that of the owner's page
   * @throws ConflictException for somebody who manages it already, and for more than ten people
   */
  invite(
    owner: OwnerIdentity,
    businessId: string,
    invitation: ListingInvitation,
    language?: Language,
  ): Promise<ListingPerson[]> {
    const email = invitation.email.toLowerCase();
    return this.change(owner, businessId, async (manager, _, people) => {
      if (people.some((person) => person.email === email)) {
        throw new ConflictException('This person manages the listing already');
      }
      if (people.length >= peoplePerListing) {
        throw new ConflictException(`At most ${peoplePerListing} people can manage a listing`);
      }
      await addMember(manager, businessId, email);
      await this.report(manager, businessId, email, 'invited', language);
    });
  }

  /** Makes a manager the owner. The previous owner becomes a manager. */
  handOver(owner: OwnerIdentity, businessId: string, personId: string): Promise<ListingPerson[]> {
    return this.change(owner, businessId, async (manager, self, people) => {
      const person = personIn(people, personId);
      if (person.id === self.id) throw new ConflictException('You are the owner already');
      // A mistyped address would leave the business with an owner who can never sign in.
      if (!person.ownerId) throw new ConflictException('This person has not signed in yet');
      self.role = 'manager';
      person.role = 'owner';
      await manager.save([self, person]);
      await this.report(manager, businessId, person.email, 'made-owner');
    });
  }

  /** Removes a manager; managers remove only themselves. The owner hands over first. */
  remove({ email }: OwnerIdentity, businessId: string, personId: string): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const self = await memberOf(manager, businessId, email);
      const people = await lockedPeople(manager, businessId);
      const person = personIn(people, personId);
      if (person.id !== self.id) refuseManager(people, email);
      if (person.role === 'owner') {
        throw new ConflictException('Please hand the business over first');
      }
      await manager.remove(person);
      await leaveChange(manager, person, people);
      if (person.email !== email) await this.report(manager, businessId, person.email, 'removed');
    });
  }

  /**
   * Makes somebody whose claim the staff have approved the owner of a business, or a manager if it has an
   * owner, who is told.
   */
  async admit(
    manager: EntityManager,
    businessId: string,
    { email, ownerId }: Pick<BusinessMemberEntity, 'email' | 'ownerId'>,
  ): Promise<void> {
    const before = await lockedPeople(manager, businessId);
    await addMember(manager, businessId, email, ownerId);
    const isNew = !before.some((person) => person.email === email);
    const hasOwner = before.some(({ role }) => role === 'owner');
    if (isNew && hasOwner) await this.tellOwner(manager, businessId, 'added');
  }

  /** Tells the owner, if there is one, that the staff have changed who manages the business. */
  async tellOwner(
    manager: EntityManager,
    businessId: string,
    change: ManagerChange,
  ): Promise<void> {
    const owner = await ownerOf(manager, businessId);
    if (!owner) return;
    const { title: businessName } = await manager.findOneByOrFail(RecordEntity, { id: businessId });
    const event = { id: randomUUID(), businessId, businessName, email: owner.email, change };
    await this.outbox.enqueue(manager, listingManagerChanged, event);
  }

  /**
   * Makes somebody the owner of a business that has changed hands. The previous owner loses access; managers
   * stay, and the new owner can remove them.
   * @param previous the address of the previous owner
   * @throws ConflictException when somebody else is the owner
   */
  async replaceOwner(
    manager: EntityManager,
    businessId: string,
    previous: string,
    { email, ownerId }: Pick<BusinessMemberEntity, 'email' | 'ownerId'>,
  ): Promise<void> {
    const people = await lockedPeople(manager, businessId);
    const owner = people.find(({ role }) => role === 'owner');
    if (!owner || owner.email !== previous || previous === email) {
      throw new ConflictException('The owner has changed. Please look at it again.');
    }
    await manager.remove(owner);
    await addMember(manager, businessId, email, ownerId);
    // The owner may have invited the claimant as a manager after the claim.
    const owns = { role: 'owner', ...(ownerId && { ownerId }) } as const;
    await manager.update(BusinessMemberEntity, { businessId, email }, owns);
    const left = await peopleOf(manager, businessId);
    await leaveChange(manager, { businessId, email: previous }, left);
    await this.report(manager, businessId, previous, 'removed');
  }

  /**
   * Makes the oldest manager the owner of a business that has none. Only a manager who has signed in
   * qualifies: a mistyped address would leave the business with an owner who can never sign in. If nobody
   * qualifies, the business has no owner and can be claimed.
   */
  async succeed(manager: EntityManager, businessId: string): Promise<void> {
    const people = await lockedPeople(manager, businessId);
    if (people.some(({ role }) => role === 'owner')) return;
    const [oldest] = people
      .filter(({ ownerId }) => ownerId !== null)
      .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    if (!oldest) return;
    oldest.role = 'owner';
    await manager.save(oldest);
    await this.report(manager, businessId, oldest.email, 'made-owner');
  }

  /** Serializes changes by the owner; returns the people after the change. */
  private change(
    owner: OwnerIdentity,
    businessId: string,
    make: (
      manager: EntityManager,
      self: BusinessMemberEntity,
      people: BusinessMemberEntity[],
    ) => Promise<void>,
  ): Promise<ListingPerson[]> {
    return this.dataSource.transaction(async (manager) => {
      await memberOf(manager, businessId, owner.email);
      const people = await lockedPeople(manager, businessId);
      await make(manager, refuseManager(people, owner.email), people);
      return describe(await peopleOf(manager, businessId), owner);
    });
  }

  private async report(
    manager: EntityManager,
    businessId: string,
    email: string,
    change: (typeof personChanges)[number],
    language?: Language,
  ): Promise<void> {
    const { title } = await manager.findOneByOrFail(RecordEntity, { id: businessId });
    const event = { id: randomUUID(), businessId, businessName: title, email, change, language };
    await this.outbox.enqueue(manager, listingPersonChanged, event);
  }
}

async function lockedPeople(
  manager: EntityManager,
  businessId: string,
): Promise<BusinessMemberEntity[]> {
  await lockPeople(manager, businessId);
  return peopleOf(manager, businessId);
}

/** Moves a pending change of a leaving person to the owner, who then gets the decision of the staff. */
async function leaveChange(
  manager: EntityManager,
  { businessId, email }: Pick<BusinessMemberEntity, 'businessId' | 'email'>,
  people: BusinessMemberEntity[],
): Promise<void> {
  const owner = people.find(({ role }) => role === 'owner');
  if (!owner) return;
  const waiting = { businessId, email, kind: 'change', status: 'pending' } as const;
  await manager.update(OwnerRequestEntity, waiting, { email: owner.email });
}

function peopleOf(manager: EntityManager, businessId: string): Promise<BusinessMemberEntity[]> {
  // In alphabetical order, manager comes before owner.
  return manager.find(BusinessMemberEntity, {
    where: { businessId },
    order: { role: 'DESC', email: 'ASC' },
  });
}

/** @throws ForbiddenException for a caller who is not the owner */
function refuseManager(people: BusinessMemberEntity[], email: string): BusinessMemberEntity {
  const self = people.find((person) => person.email === email && person.role === 'owner');
  if (!self) throw new ForbiddenException('Only the owner of the listing may do this');
  return self;
}

function personIn(people: BusinessMemberEntity[], id: string): BusinessMemberEntity {
  const person = people.find((each) => each.id === id);
  if (!person) throw new NotFoundException('No such person');
  return person;
}

const describe = (people: BusinessMemberEntity[], { email: you }: OwnerIdentity): ListingPerson[] =>
  people.map(({ id, email, role, ownerId }) => ({
    id,
    email,
    role,
    isYou: email === you,
    hasSignedIn: ownerId !== null || email === you,
  }));
