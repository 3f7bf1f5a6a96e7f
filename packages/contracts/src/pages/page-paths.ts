/**
 * The addresses of the pages.
 * @module
 */
export const home = '/';
export const about = '/about';
export const history = '/history';
export const directory = '/directory';
export const place = (slug: string) => `/directory/${encodeURIComponent(slug)}`;
export const dining = '/dining';
export const shopping = '/shopping';
export const realEstate = '/real-estate';
export const property = (slug: string) => `/real-estate/${encodeURIComponent(slug)}`;
export const events = '/events';
/** A slug cannot contain the slash. */
export const ownEvent = '/events/manage/own';
export const event = (slug: string) => `/events/${encodeURIComponent(slug)}`;
export const news = '/news';
export const newsArticle = (id: string) => `/news/${encodeURIComponent(id)}`;
export const civicContacts = '/civic-contacts';
export const advertise = '/advertise';
export const historicalPhotos = '/historical-photos';
export const privacy = '/privacy';
export const terms = '/terms';
export const search = '/search';
export const contact = '/contact';
export const report = '/report';
export const preview = '/preview';
export const getListed = '/get-listed';
export const submitListing = (plan?: 'basic' | 'premium') =>
  plan ? `/submit-listing/${plan}` : '/submit-listing';
export const account = '/account';
export const accountEnter = '/account/enter';
export const accountListing = (id: string) => `/account/listings/${encodeURIComponent(id)}`;
export const accountStatistics = (id: string) =>
  `/account/listings/${encodeURIComponent(id)}/statistics`;
export const accountEvents = (id: string) => `/account/listings/${encodeURIComponent(id)}/events`;
export const accountSubscription = '/account/subscription';
export const accountClaim = (businessId: string) =>
  `/account/claim/${encodeURIComponent(businessId)}`;
export const accountSettings = '/account/settings';
export const accountClosedDays = '/account/closed-days';
export const accountMails = '/account/mails';
export const accountHours = '/account/hours';
export const admin = '/admin';
export const adminLogin = '/admin/login';
export const adminDashboard = '/admin/dashboard';
export const adminPeople = '/admin/people';
export const adminAudit = '/admin/audit';
export const adminRevenue = '/admin/revenue';
export const adminSlices = '/admin/slices';
export const adminSettings = '/admin/settings';
export const adminAccount = '/admin/account';
export const adminWelcome = '/admin/welcome';
export const adminForgottenPassword = '/admin/forgotten-password';
export const adminResetPassword = '/admin/reset-password';
