import type { Business } from '@town/contracts/business';
import type { Church } from '@town/contracts/church';
import type { CivicContact } from '@town/contracts/civic-contact';
import type { SearchHit } from '@town/contracts/directory-search';
import type { NewsArticle } from '@town/contracts/news-article';
import type { Property } from '@town/contracts/property';
import type { Service } from '@town/contracts/service';
import type { TownEvent } from '@town/contracts/town-event';

let last = 0;

function nextId(): string {
  last += 1;
  return `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
}

/** Makes records of a kind: a test names only what it is about. */
function maker<Entity extends object>(usual: Omit<Entity, 'id'>) {
  return (given: Partial<Entity> = {}): Entity => ({ id: nextId(), ...usual, ...given }) as Entity;
}

export const aBusiness = maker<Business>({
  name: 'Some Business',
  description: 'What it does.',
  category: 'dining',
  imageUrl: null,
  address: null,
  phone: null,
  website: null,
  hours: null,
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
});

export const aChurch = maker<Church>({
  name: 'Some Church',
  description: 'Who meets there.',
  denomination: null,
  imageUrl: null,
  address: null,
  phone: null,
  website: null,
  pastor: null,
  serviceSchedule: null,
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
});

export const aSearchHit = maker<SearchHit>({
  kind: 'dining',
  name: 'Some Place',
  description: 'What it is.',
  category: 'restaurant',
  phone: null,
  address: null,
  hours: null,
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
});

export const anArticle = maker<NewsArticle>({
  title: 'Some News',
  content: '<p>What happened.</p>',
  category: 'general',
  publishedDate: '2027-03-01T15:00:00.000Z',
  author: null,
  imageUrl: null,
});

export const aCivicContact = maker<CivicContact>({
  name: 'Some Office',
  category: 'government',
  phone: null,
  address: null,
  hours: null,
  description: null,
  website: null,
});
