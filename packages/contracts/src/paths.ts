/** Every page's address, in one place. */
export const pages = {
  home: '/',
  about: '/about',
  history: '/history',
  directory: '/directory',
  dining: '/dining',
  shopping: '/shopping',
  realEstate: '/real-estate',
  events: '/events',
  news: '/news',
  newsArticle: (id: string) => `/news/${encodeURIComponent(id)}`,
  civicContacts: '/civic-contacts',
  advertise: '/advertise',
  historicalPhotos: '/historical-photos',
  privacy: '/privacy',
  terms: '/terms',
  contact: '/contact',
  getListed: '/get-listed',
  submitListing: (plan?: 'basic' | 'premium') =>
    plan ? `/submit-listing/${plan}` : '/submit-listing',
  admin: '/admin',
  adminLogin: '/admin/login',
  adminDashboard: '/admin/dashboard',
} as const;

/** Every address of the API that pages read. */
export const api = {
  businesses: '/api/businesses',
  churches: '/api/churches',
  services: '/api/services',
  properties: '/api/properties',
  featuredProperties: '/api/properties/featured',
  search: '/api/search',
  events: '/api/events',
  news: '/api/news',
  newsArticle: (id: string) => `/api/news/${encodeURIComponent(id)}`,
  civicContacts: '/api/civic-contacts',
  emergencyContacts: '/api/civic-contacts/emergency',
  historicalPhotos: '/api/historical-photos',
} as const;
