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
import { privacyModule } from '@town/service-kit/privacy/privacy-module';
import type { ServiceDefinition } from '@town/service-kit/service-definition';
import { AddManagedRecords1795651202000 } from './add-managed-records.js';
import { AddPictures1795823900000 } from './add-pictures.js';
import { AddTranslations1796600000000 } from './add-translations.js';
import { AnswerTemplatesModule } from './answer-templates/answer-templates-module.js';
import { CreateAnswerTemplates1795825001000 } from './answer-templates/create-answer-templates.js';
import { AddContactHours1799800700000 } from './civic-contacts/add-contact-hours.js';
import { CivicContactsModule } from './civic-contacts/civic-contacts-module.js';
import { CreateCivicContacts1795219203000 } from './civic-contacts/create-civic-contacts.js';
import { ContactModule } from './contact/contact-module.js';
import { CreateContactMessages1795305602000 } from './contact/create-contact-messages.js';
import { AddEventBegin1797000000000 } from './events/add-event-begin.js';
import { CreateEventBusinesses1796300100000 } from './events/businesses/create-event-businesses.js';
import { CreateEvents1795219201000 } from './events/create-events.js';
import { CreateSentEvents1799000000000 } from './events/create-sent-events.js';
import { EventsModule } from './events/events-module.js';
import { ExtendEvents1795860000000 } from './events/extend-events.js';
import { CreateEventLinks1795860001000 } from './events/links/create-event-links.js';
import { ReadNamedHours1799800400000 } from './events/read-named-hours.js';
import { ReadSpans1799801100000 } from './events/read-spans.js';
import { CreateEventSenders1799800600000 } from './events/senders/create-event-senders.js';
import { CreateHistoricalPhotos1795219204000 } from './historical-photos/create-historical-photos.js';
import { HistoricalPhotosModule } from './historical-photos/historical-photos-module.js';
import { InboxModule } from './inbox/inbox-module.js';
import { inboxSenders } from './inbox/inbox-senders.js';
import { inboxWork } from './inbox/inbox-work.js';
import { AddInboxVersion1799800300000 } from './inbox/migrations/add-inbox-version.js';
import { AddInboxWords1799800000000 } from './inbox/migrations/add-inbox-words.js';
import { AddUntoldAssignee1799801200000 } from './inbox/migrations/add-untold-assignee.js';
import { CreateInbox1795651204000 } from './inbox/migrations/create-inbox.js';
import { CreateInboxDecisions1798000000000 } from './inbox/migrations/create-inbox-decisions.js';
import { ExtendInbox1795825000000 } from './inbox/migrations/extend-inbox.js';
import { IndexInbox1799700300000 } from './inbox/migrations/index-inbox.js';
import { OrderInbox1799800100000 } from './inbox/migrations/order-inbox.js';
import { managedKinds } from './managed-kinds.js';
import { messaging } from './messaging.js';
import { MonthlyWorkModule } from './monthly-work/monthly-work-module.js';
import { CreateNewsArticles1795219202000 } from './news/create-news-articles.js';
import { NewsModule } from './news/news-module.js';
import { AddNoticePlace1799800200000 } from './notices/add-place.js';
import { CreateNotices1795651203000 } from './notices/create-notices.js';
import { NoticesModule } from './notices/notices-module.js';
import { CreatePages1795737601000 } from './pages/create-pages.js';
import { PagesModule } from './pages/pages-module.js';
import { ReportsModule } from './reports/reports-module.js';
import { SearchDocumentsModule } from './search-documents/search-documents-module.js';
import { AddResidents1799800500000 } from './settings/add-residents.js';
import { CreateTownSettings1795737600000 } from './settings/create-town-settings.js';
import { SettingsModule } from './settings/settings-module.js';

@Module({
  imports: [
    EventsModule,
    NewsModule,
    CivicContactsModule,
    HistoricalPhotosModule,
    ContactModule,
    NoticesModule,
    PagesModule,
    InboxModule,
    AnswerTemplatesModule,
    ReportsModule,
    MonthlyWorkModule,
    SettingsModule,
    SearchDocumentsModule,
    managedRecordsModule(managedKinds),
    PicturesModule,
    privacyModule([
      { table: 'contact_messages', email: 'email' },
      ...inboxSenders,
      { table: 'event_links', email: 'email', secret: ['token_hash'] },
      ...inboxWork,
      {
        table: 'town_settings',
        email: 'changed_by',
        kept: true,
        shown: 'select version, changed_by from town_settings',
      },
      ...recordAuthors,
    ]),
  ],
})
class ContentModule {}

/** Events, news, civic contacts, historical photos and messages to the town. */
export const contentService: ServiceDefinition = {
  messaging,
  module: ContentModule,
  migrations: [
    CreateEvents1795219201000,
    CreateNewsArticles1795219202000,
    CreateCivicContacts1795219203000,
    CreateHistoricalPhotos1795219204000,
    CreateContactMessages1795305602000,
    CreateManagedRecords1795651201000,
    AddManagedRecords1795651202000,
    CreateNotices1795651203000,
    CreateKnownPictures1795651300000,
    CreateInbox1795651204000,
    CreateTownSettings1795737600000,
    CreatePages1795737601000,
    AddPictures1795823900000,
    ExtendInbox1795825000000,
    CreateAnswerTemplates1795825001000,
    ExtendEvents1795860000000,
    CreateEventLinks1795860001000,
    CreateEventBusinesses1796300100000,
    IndexRecords1796400000000,
    AddTranslations1796600000000,
    AddOutdatedTranslations1796700000000,
    AddEventBegin1797000000000,
    CreateInboxDecisions1798000000000,
    CreateSentEvents1799000000000,
    AddRecordWords1799100000000,
    AddPictureTimes1799200000000,
    AddRemovedPictures1799500000000,
    IndexStates1799700000000,
    AddSearchedWords1799700100000,
    IndexInbox1799700300000,
    IndexPublished1799702000000,
    AddInboxWords1799800000000,
    OrderInbox1799800100000,
    AddNoticePlace1799800200000,
    AddInboxVersion1799800300000,
    ReadNamedHours1799800400000,
    AddResidents1799800500000,
    CreateEventSenders1799800600000,
    AddContactHours1799800700000,
    ReadSpans1799801100000,
    AddUntoldAssignee1799801200000,
  ],
  files: importFiles(managedKinds),
};
