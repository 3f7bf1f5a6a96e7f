/**
 * The owners of businesses: which listings they manage, what they may edit, and their requests to the
 * staff. The auth service authenticates them. Here an owner is identified by the address that a mailed link
 * has confirmed. The content of a business is stored only in its managed record.
 */
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ownerModule } from '@town/service-kit/owners/owner-module';
import { TownSettingsModule } from '@town/service-kit/settings/town-settings-module';
import { staffModule } from '@town/service-kit/staff/staff-module';
import { CONTENT_URL, readContentUrl } from '../search-documents/read-documents.js';
import { TiersModule } from '../tiers/tiers-module.js';
import { AcceptInvitationWhenOwnerSignedIn } from './accept-invitation-when-owner-signed-in.js';
import { AdminClaimsController } from './admin-claims-controller.js';
import { BusinessMemberEntity } from './business-member-entity.js';
import { ClaimCodeEntity } from './claim-code-entity.js';
import { ClaimCodes } from './claim-codes.js';
import { ClosedDaysController } from './closed-days-controller.js';
import { ContentEvents } from './content-events.js';
import { InternalPictureRightsController } from './internal-picture-rights-controller.js';
import { LibraryPictures } from './library-pictures.js';
import { ListingEdits } from './listing-edits.js';
import { ListingPeople } from './listing-people.js';
import { ListingPeopleController } from './listing-people-controller.js';
import { OwnerClaims } from './owner-claims.js';
import { OwnerClaimsController } from './owner-claims-controller.js';
import { OwnerClosedDays } from './owner-closed-days.js';
import { OwnerEvents } from './owner-events.js';
import { OwnerEventsController } from './owner-events-controller.js';
import { OwnerListings } from './owner-listings.js';
import { OwnerListingsController } from './owner-listings-controller.js';
import { OwnerRequestEntity } from './owner-request-entity.js';
import { OwnerRequests } from './owner-requests.js';
import { OwnerSuccessions } from './owner-successions.js';
import { ProvenClaims } from './proven-claims.js';
import { RemoveOwnerWhenOwnerDeleted } from './remove-owner-when-owner-deleted.js';
import { RequestDecisions } from './request-decisions.js';
import { RequestRetention } from './request-retention.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([BusinessMemberEntity, ClaimCodeEntity, OwnerRequestEntity]),
    TiersModule,
    TownSettingsModule,
    ownerModule(),
    staffModule(),
  ],
  controllers: [
    AdminClaimsController,
    ClosedDaysController,
    InternalPictureRightsController,
    ListingPeopleController,
    OwnerClaimsController,
    OwnerEventsController,
    OwnerListingsController,
  ],
  providers: [
    AcceptInvitationWhenOwnerSignedIn,
    ClaimCodes,
    LibraryPictures,
    ListingEdits,
    ListingPeople,
    { provide: CONTENT_URL, useFactory: () => readContentUrl() },
    ContentEvents,
    OwnerClaims,
    OwnerClosedDays,
    OwnerEvents,
    OwnerListings,
    OwnerRequests,
    OwnerSuccessions,
    ProvenClaims,
    RemoveOwnerWhenOwnerDeleted,
    RequestDecisions,
    RequestRetention,
  ],
  exports: [ListingEdits, ListingPeople],
})
export class OwnersModule {}
