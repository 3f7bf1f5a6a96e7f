import { Module } from '@nestjs/common';
import { managedRecordsModule } from '@town/managed-records/managed-records-module';
import { AddOutdatedTranslations1796700000000 } from '@town/managed-records/migrations/add-outdated-translations';
import { AddRecordWords1799100000000 } from '@town/managed-records/migrations/add-record-words';
import { AddSearchedWords1799700100000 } from '@town/managed-records/migrations/add-searched-words';
import { CreateManagedRecords1795651201000 } from '@town/managed-records/migrations/create-managed-records';
import { IndexPublished1799702000000 } from '@town/managed-records/migrations/index-published';
import { IndexRecords1796400000000 } from '@town/managed-records/migrations/index-records';
import { IndexStates1799700000000 } from '@town/managed-records/migrations/index-states';
import { recordAuthors } from '@town/managed-records/records/record-authors';
import { importFiles } from '@town/managed-records/transfer/import-files';
import { AddPictureTimes1799200000000 } from '@town/service-kit/pictures/add-picture-times';
import { AddRemovedPictures1799500000000 } from '@town/service-kit/pictures/add-removed-pictures';
import { CreateKnownPictures1795651300000 } from '@town/service-kit/pictures/create-known-pictures';
import { PicturesModule } from '@town/service-kit/pictures/pictures-module';
import { somebodyElse, townOffice } from '@town/service-kit/privacy/personal-table';
import { privacyModule } from '@town/service-kit/privacy/privacy-module';
import type { ServiceDefinition } from '@town/service-kit/service-definition';
import { CreateKnownSettings1795737500000 } from '@town/service-kit/settings/create-known-settings';
import { AddManagedRecords1795651202000 } from './add-managed-records.js';
import { AddOpening1795651400000 } from './add-opening.js';
import { AddPictures1795823900000 } from './add-pictures.js';
import { AddTranslations1796600000000 } from './add-translations.js';
import { AddAmenities1799701000000 } from './amenities/add-amenities.js';
import { AddChurchAmenities1799702300000 } from './amenities/add-church-amenities.js';
import { AddAddedBy1799801800000 } from './businesses/add-added-by.js';
import { AddContactEmail1796500100000 } from './businesses/add-contact-email.js';
import { AddLinksAndCategories1795913000000 } from './businesses/add-links-and-categories.js';
import { AddMorePictures1796300000000 } from './businesses/add-more-pictures.js';
import { BusinessesModule } from './businesses/businesses-module.js';
import { CreateApplicants1799801100000 } from './businesses/create-applicants.js';
import { CreateApplicationApprovals1795825000000 } from './businesses/create-application-approvals.js';
import { CreateBusinesses1795219201000 } from './businesses/create-businesses.js';
import { CreateLinkedApplications1799801000000 } from './businesses/create-linked-applications.js';
import { IndexApplications1799700200000 } from './businesses/index-applications.js';
import { IndexNames1796400001000 } from './businesses/index-names.js';
import { ChurchesModule } from './churches/churches-module.js';
import { CreateChurches1795219202000 } from './churches/create-churches.js';
import { DirectoryModule } from './directory/directory-module.js';
import { IndexPositions1796800000000 } from './index-positions.js';
import { managedKinds } from './managed-kinds.js';
import { messaging } from './messaging.js';
import { OpenNowModule } from './open-now/open-now-module.js';
import { AddPreferenceTimes1799500100000 } from './owner-mails/add-preference-times.js';
import { CreateOwnerMails1796100200000 } from './owner-mails/create-owner-mails.js';
import { unsubscribeForms } from './owner-mails/owner-mails-controller.js';
import { OwnerMailsModule } from './owner-mails/owner-mails-module.js';
import { AddClaimants1796900100000 } from './owners/claims/add-claimants.js';
import { AddProofByAddress1796600100000 } from './owners/claims/add-proof-by-address.js';
import { CreateClaimCodes1796500200000 } from './owners/claims/create-claim-codes.js';
import { CreateOwnerAccess1795910200000 } from './owners/create-owner-access.js';
import { OwnersModule } from './owners/owners-module.js';
import { CreateDeletedAccounts1799600200000 } from './owners/people/create-deleted-accounts.js';
import { AddPropertyPositions1796600001000 } from './properties/add-property-positions.js';
import { CreateProperties1795219204000 } from './properties/create-properties.js';
import { PropertiesModule } from './properties/properties-module.js';
import { AddEndOfEvent1799700700000 } from './search/migrations/add-end-of-event.js';
import { AddEverydayWords1796900000000 } from './search/migrations/add-everyday-words.js';
import { AddExpectedWords1799700900000 } from './search/migrations/add-expected-words.js';
import { AddVisitorsWords1799700300000 } from './search/migrations/add-visitors-words.js';
import { CreateSearch1795219205000 } from './search/migrations/create-search.js';
import { ExtendSynonyms1795911000000 } from './search/migrations/extend-synonyms.js';
import { FoldApostrophes1797000000000 } from './search/migrations/fold-apostrophes.js';
import { GuessUnknownWords1799700800000 } from './search/migrations/guess-unknown-words.js';
import { IndexAbbreviations1799801200000 } from './search/migrations/index-abbreviations.js';
import { IndexBarbecueSpellings1799801600000 } from './search/migrations/index-barbecue-spellings.js';
import { IndexEventDays1799700600000 } from './search/migrations/index-event-days.js';
import { IndexJoinedWords1799801900000 } from './search/migrations/index-joined-words.js';
import { KeepRoomsWhole1799802400000 } from './search/migrations/keep-rooms-whole.js';
import { KeepSalonsToNames1799703200000 } from './search/migrations/keep-salons-to-names.js';
import { KeepShortWordsWhole1799801950000 } from './search/migrations/keep-short-words-whole.js';
import { MatchWholeStems1799700400000 } from './search/migrations/match-whole-stems.js';
import { NameEverydayNeeds1799703300000 } from './search/migrations/name-everyday-needs.js';
import { NameFurtherNeeds1799703400000 } from './search/migrations/name-further-needs.js';
import { NameMeetings1799802200000 } from './search/migrations/name-meetings.js';
import { NameMoreWords1799702100000 } from './search/migrations/name-more-words.js';
import { NameOffices1799801970000 } from './search/migrations/name-offices.js';
import { NameSleepAndWash1799703100000 } from './search/migrations/name-sleep-and-wash.js';
import { NameUrgentNeeds1799801700000 } from './search/migrations/name-urgent-needs.js';
import { SearchEverything1796000000000 } from './search/migrations/search-everything.js';
import { StoreStemsOfSynonyms1799802300000 } from './search/migrations/store-stems.js';
import { WeighPages1799700500000 } from './search/migrations/weigh-pages.js';
import { WeighProperties1799702200000 } from './search/migrations/weigh-properties.js';
import { SearchModule } from './search/search-module.js';
import { AddDocumentHours1799801980000 } from './search-documents/add-document-hours.js';
import { CreateServices1795219203000 } from './services/create-services.js';
import { ServicesModule } from './services/services-module.js';
import { CreateListingCounts1795912000000 } from './statistics/create-listing-counts.js';
import { CreateMonthlyCounts1799802100000 } from './statistics/create-monthly-counts.js';
import { StatisticsModule } from './statistics/statistics-module.js';
import { AddSponsored1795912500000 } from './tiers/add-sponsored.js';
import { CreateTiers1795910100000 } from './tiers/create-tiers.js';
import { CreateToldArchives1799800700000 } from './tiers/create-told-archives.js';

@Module({
  imports: [
    BusinessesModule,
    ChurchesModule,
    ServicesModule,
    PropertiesModule,
    SearchModule,
    DirectoryModule,
    OpenNowModule,
    managedRecordsModule(managedKinds),
    PicturesModule,
    OwnersModule,
    StatisticsModule,
    OwnerMailsModule,
    privacyModule([
      // An erasure locks in this order, as decisions on claims and on applications do: the record, the claim,
      // its people, its applicants.
      ...['records', 'record_versions'].map((table) => ({
        table,
        email: "content ->> 'contactEmail'",
        without: "content = content - 'contactEmail'",
        others: { by: somebodyElse, updated_by: somebodyElse },
      })),
      { table: 'owner_requests', email: 'email', others: { decided_by: townOffice } },
      { table: 'business_members', email: 'email' },
      // The membership that the approval added is needed for an undo.
      { table: 'applicants', email: 'applicant', clear: ['applicant'] },
      { table: 'claim_codes', email: 'email', secret: ['code_hash'] },
      { table: 'mail_preferences', email: 'email' },
      // The row stays after an erasure, so that the listing is not sent the same mail twice.
      { table: 'owner_mails', email: 'email', clear: ['email'], secret: ['token_hash'] },
      {
        table: 'owner_requests',
        email: 'decided_by',
        kept: true,
        shown: `
          select id, kind, business_id, status, decided_at, decided_by from owner_requests`,
      },
      ...recordAuthors,
    ]),
  ],
})
class CatalogModule {}

/** The town's places: businesses, churches, services and properties, and the search of the whole site. */
export const catalogService: ServiceDefinition = {
  messaging,
  module: CatalogModule,
  migrations: [
    CreateBusinesses1795219201000,
    CreateChurches1795219202000,
    CreateServices1795219203000,
    CreateProperties1795219204000,
    CreateSearch1795219205000,
    CreateManagedRecords1795651201000,
    AddManagedRecords1795651202000,
    CreateKnownPictures1795651300000,
    AddOpening1795651400000,
    CreateKnownSettings1795737500000,
    AddPictures1795823900000,
    CreateApplicationApprovals1795825000000,
    CreateTiers1795910100000,
    CreateOwnerAccess1795910200000,
    ExtendSynonyms1795911000000,
    CreateListingCounts1795912000000,
    AddSponsored1795912500000,
    AddLinksAndCategories1795913000000,
    SearchEverything1796000000000,
    CreateOwnerMails1796100200000,
    AddMorePictures1796300000000,
    IndexRecords1796400000000,
    IndexNames1796400001000,
    AddContactEmail1796500100000,
    CreateClaimCodes1796500200000,
    AddTranslations1796600000000,
    AddPropertyPositions1796600001000,
    AddProofByAddress1796600100000,
    AddOutdatedTranslations1796700000000,
    IndexPositions1796800000000,
    AddEverydayWords1796900000000,
    AddClaimants1796900100000,
    FoldApostrophes1797000000000,
    AddRecordWords1799100000000,
    AddPictureTimes1799200000000,
    AddRemovedPictures1799500000000,
    AddPreferenceTimes1799500100000,
    CreateDeletedAccounts1799600200000,
    IndexStates1799700000000,
    AddSearchedWords1799700100000,
    IndexApplications1799700200000,
    AddVisitorsWords1799700300000,
    MatchWholeStems1799700400000,
    WeighPages1799700500000,
    IndexEventDays1799700600000,
    AddEndOfEvent1799700700000,
    GuessUnknownWords1799700800000,
    AddExpectedWords1799700900000,
    AddAmenities1799701000000,
    IndexPublished1799702000000,
    NameMoreWords1799702100000,
    WeighProperties1799702200000,
    AddChurchAmenities1799702300000,
    NameSleepAndWash1799703100000,
    KeepSalonsToNames1799703200000,
    NameEverydayNeeds1799703300000,
    NameFurtherNeeds1799703400000,
    CreateToldArchives1799800700000,
    CreateLinkedApplications1799801000000,
    CreateApplicants1799801100000,
    IndexAbbreviations1799801200000,
    IndexBarbecueSpellings1799801600000,
    NameUrgentNeeds1799801700000,
    AddAddedBy1799801800000,
    IndexJoinedWords1799801900000,
    KeepShortWordsWhole1799801950000,
    NameOffices1799801970000,
    AddDocumentHours1799801980000,
    CreateMonthlyCounts1799802100000,
    NameMeetings1799802200000,
    StoreStemsOfSynonyms1799802300000,
    KeepRoomsWhole1799802400000,
  ],
  files: [...importFiles(managedKinds), ...unsubscribeForms],
};
