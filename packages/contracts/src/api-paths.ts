/** Every address of the API that pages call. */
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
  contact: '/api/contact',
  businessListings: '/api/business-listings',
  advertisers: '/api/advertisers',
  createPaymentIntent: '/api/create-payment-intent',
  paymentSuccess: '/api/payment-success',
} as const;

/** Every address of the API that the staff's pages call; apart, so that other pages do without. */
export const staffApi = {
  login: '/api/admin/login',
  logout: '/api/admin/logout',
  advertisers: '/api/admin/advertisers',
  advertiserCounts: '/api/admin/advertisers/counts',
  advertiserStatus: (id: string) => `/api/admin/advertisers/${encodeURIComponent(id)}/status`,
  createBusiness: (id: string) =>
    `/api/admin/advertisers/${encodeURIComponent(id)}/create-business`,
  event: (id: string) => `/api/admin/events/${encodeURIComponent(id)}`,
  payments: '/api/admin/payments',
  paymentCounts: '/api/admin/payments/counts',
} as const;
