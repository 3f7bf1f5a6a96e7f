import { Module } from '@nestjs/common';
import { privacyModule } from '@town/service-kit/privacy/privacy-module';
import type { ServiceDefinition } from '@town/service-kit/service-definition';
import { CivicContactsModule } from './civic-contacts/civic-contacts-module.js';
import { CreateCivicContacts1795219203000 } from './civic-contacts/create-civic-contacts.js';
import { ContactModule } from './contact/contact-module.js';
import { CreateContactMessages1795305602000 } from './contact/create-contact-messages.js';
import { CreateEvents1795219201000 } from './events/create-events.js';
import { EventsModule } from './events/events-module.js';
import { CreateHistoricalPhotos1795219204000 } from './historical-photos/create-historical-photos.js';
import { HistoricalPhotosModule } from './historical-photos/historical-photos-module.js';
import { CreateNewsArticles1795219202000 } from './news/create-news-articles.js';
import { NewsModule } from './news/news-module.js';

@Module({
  imports: [
    EventsModule,
    NewsModule,
    CivicContactsModule,
    HistoricalPhotosModule,
    ContactModule,
    privacyModule([{ table: 'contact_messages', email: 'email' }]),
  ],
})
class ContentModule {}

/** What the town tells and is told: events, news, civic contacts, old photos, messages. */
export const contentService: ServiceDefinition = {
  name: 'content',
  module: ContentModule,
  migrations: [
    CreateEvents1795219201000,
    CreateNewsArticles1795219202000,
    CreateCivicContacts1795219203000,
    CreateHistoricalPhotos1795219204000,
    CreateContactMessages1795305602000,
  ],
};
