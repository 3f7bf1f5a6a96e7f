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
import { AdminClaimsController } from './claims/admin-claims-controller.js';
import { ClaimCodeEntity } from './claims/claim-code-entity.js';
import { ClaimCodes } from './claims/claim-codes.js';
import { OwnerClaims } from './claims/owner-claims.js';
import { OwnerClaimsController } from './claims/owner-claims-controller.js';
import { ProvenClaims } from './claims/proven-claims.js';
import { ContentEvents } from './events/content-events.js';
import { OwnerEvents } from './events/owner-events.js';
import { OwnerEventsController } from './events/owner-events-controller.js';
import { ClosedDaysController } from './listings/closed-days-controller.js';
import { InternalPictureRightsController } from './listings/internal-picture-rights-controller.js';
import { LibraryPictures } from './listings/library-pictures.js';
import { ListingEdits } from './listings/listing-edits.js';
import { OwnerClosedDays } from './listings/owner-closed-days.js';
import { OwnerListings } from './listings/owner-listings.js';
import { OwnerListingsController } from './listings/owner-listings-controller.js';
import { AcceptInvitationWhenOwnerSignedIn } from './people/accept-invitation-when-owner-signed-in.js';
import { BusinessMemberEntity } from './people/business-member-entity.js';
import { ListingPeople } from './people/listing-people.js';
import { ListingPeopleController } from './people/listing-people-controller.js';
import { OwnerSuccessions } from './people/owner-successions.js';
import { RemoveOwnerWhenOwnerDeleted } from './people/remove-owner-when-owner-deleted.js';
import { OwnerRequestEntity } from './requests/owner-request-entity.js';
import { OwnerRequests } from './requests/owner-requests.js';
import { RequestDecisions } from './requests/request-decisions.js';
import { RequestRetention } from './requests/request-retention.js';

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
