import type { Business } from '@town/contracts/businesses/record';
import type { TownEvent } from '@town/contracts/calendar/record';
import type { Church } from '@town/contracts/churches/record';
import type { CivicContact } from '@town/contracts/civic-contacts/record';
import type { NewsArticle } from '@town/contracts/news/record';
import type { Property } from '@town/contracts/properties/record';
import type { SearchHit } from '@town/contracts/search/hit';
import type { Service } from '@town/contracts/services/record';
import type { TownPage } from '@town/contracts/town-pages/record';

let last = 0;

function nextId(): string {
  last += 1;
  return `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
}

/** Makes records of a kind. A test names only the fields that it is about. */
function maker<Entity extends object>(usual: Omit<Entity, 'id' | 'slug'>) {
  return (given: Partial<Entity> = {}): Entity => {
    const id = nextId();
    return { id, slug: `record-${id}`, ...usual, ...given } as Entity;
  };
}

const noPicture = { imageUrl: null, imageAlt: null };
const nowhere = { latitude: null, longitude: null };
const unknownOpening = {
  openingHours: null,
  businessStatus: 'open' as const,
  hoursConfirmedOn: null,
};

export const aBusiness = maker<Business>({
  name: 'Some Business',
  description: 'What it does.',
  category: 'dining',
  ...noPicture,
  address: null,
  phone: null,
  website: null,
  hours: null,
  socialLinks: [],
  menuUrl: null,
  moreCategories: [],
  morePictures: [],
  ...unknownOpening,
  ...nowhere,
  tier: 'premium',
  sponsored: false,
});

export const aService = maker<Service>({
  name: 'Some Service',
  description: 'What it does.',
  category: 'home_repair',
  address: null,
  phone: null,
  hours: null,
  website: null,
  contactPerson: null,
  ...noPicture,
  ...unknownOpening,
  ...nowhere,
});

export const aChurch = maker<Church>({
  name: 'Some Church',
  description: 'Who meets there.',
  denomination: null,
  ...noPicture,
  address: null,
  phone: null,
  website: null,
  pastor: null,
  serviceSchedule: null,
  ...nowhere,
});

export const aProperty = maker<Property>({
  title: 'Some House',
  description: 'What it is like.',
  propertyType: 'residential',
  address: '1 Main St',
  price: 250_000,
  bedrooms: 3,
  bathrooms: 2,
  squareFootage: 1480,
  contact: 'agent@example.com',
  ...noPicture,
  ...nowhere,
});

export const aSearchHit = maker<SearchHit>({
  kind: 'business',
  name: 'Some Place',
  description: 'What it is.',
  category: 'restaurant',
  date: null,
  openingHours: null,
  businessStatus: 'open',
  phone: null,
  address: null,
  hours: null,
  ...nowhere,
  tier: 'premium',
  sponsored: false,
  fuzzy: false,
});

export const anEvent = maker<TownEvent>({
  title: 'Some Event',
  description: 'What happens.',
  category: 'community',
  date: '2027-03-12',
  time: null,
  location: null,
  featured: false,
  ...noPicture,
  endDate: null,
  endTime: null,
  status: 'scheduled',
  statusNote: null,
  previousDate: null,
  price: null,
  ticketUrl: null,
  organizer: null,
  recurrence: null,
  seriesId: null,
  seriesSlug: null,
});

export const anArticle = maker<NewsArticle>({
  title: 'Some News',
  content: '<p>What happened.</p>',
  category: 'general',
  publishedDate: '2027-03-01T15:00:00.000Z',
  author: null,
  ...noPicture,
});

export const aCivicContact = maker<CivicContact>({
  name: 'Some Office',
  category: 'government',
  phone: null,
  address: null,
  hours: null,
  openingHours: null,
  businessStatus: 'open',
  hoursConfirmedOn: null,
  description: null,
  website: null,
});

/** A card of a page; a test names only what it is about. */
export const aPageCard = (
  given: Partial<TownPage['cards'][number]>,
): TownPage['cards'][number] => ({
  section: 'featured',
  title: 'Some Place',
  text: null,
  hours: null,
  phone: null,
  email: null,
  address: null,
  url: null,
  ...given,
});

const usualPage = maker<TownPage>({
  title: 'Some Page',
  intro: null,
  description: null,
  keywords: null,
  body: '',
  cards: [],
  sectionIntros: [],
});

/** A page of the town's texts. */
export const aTownPage = (slug: TownPage['slug'], given: Partial<TownPage> = {}) =>
  usualPage({ slug, ...given });
