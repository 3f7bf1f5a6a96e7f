/**
 * The addresses of the API that pages call.
 * @module
 */
export const businesses = '/api/businesses';
export const churches = '/api/churches';
export const services = '/api/services';
export const place = (slug: string) => `/api/directory/${encodeURIComponent(slug)}`;
export const properties = '/api/properties';
export const property = (slug: string) => `/api/properties/${encodeURIComponent(slug)}`;
export const featuredProperties = '/api/properties/featured';
export const search = '/api/search';
export const searchSuggestions = '/api/search/suggestions';
export const counts = '/api/counts';
export const openNow = '/api/open-now';
export const events = '/api/events';
export const eventDays = '/api/event-days';
export const ownEvent = '/api/events/own/read';
export const changeOwnEvent = '/api/events/own/change';
export const cancelOwnEvent = '/api/events/own/cancel';
export const event = (slug: string) => `/api/events/${encodeURIComponent(slug)}`;
export const news = '/api/news';
export const newsArticle = (id: string) => `/api/news/${encodeURIComponent(id)}`;
export const civicContacts = '/api/civic-contacts';
export const emergencyContacts = '/api/civic-contacts/emergency';
export const historicalPhotos = '/api/historical-photos';
export const notices = '/api/notices';
export const town = '/api/town';
export const townPage = (slug: string) => `/api/pages/${encodeURIComponent(slug)}`;
export const reports = '/api/reports';
export const contact = '/api/contact';
export const businessListings = '/api/business-listings';
export const advertisers = '/api/advertisers';
export const prices = '/api/prices';
export const createPaymentIntent = '/api/create-payment-intent';
export const paymentSuccess = '/api/payment-success';
