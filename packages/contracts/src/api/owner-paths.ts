/**
 * The addresses of the API that the pages of owners call.
 * @module
 */
export const signIn = '/api/owner/sign-in';
export const session = '/api/owner/session';
export const sessions = '/api/owner/sessions';
export const endSession = (id: string) => `/api/owner/sessions/${encodeURIComponent(id)}`;
export const account = '/api/owner/account';
export const passkeySignInOptions = '/api/owner/sign-in/passkey/options';
export const passkeySignIn = '/api/owner/sign-in/passkey';
export const passkeys = '/api/owner/passkeys';
export const passkeyOptions = '/api/owner/passkeys/options';
export const passkey = (id: string) => `/api/owner/passkeys/${encodeURIComponent(id)}`;
export const claims = '/api/owner/claims';
export const claimWays = (businessId: string) =>
  `/api/owner/claims/ways?${new URLSearchParams({ businessId })}`;
export const claimCode = '/api/owner/claims/code';
export const claimProof = '/api/owner/claims/proof';
export const claimByAddress = '/api/owner/claims/address';
export const listings = '/api/owner/listings';
export const listing = (id: string) => `/api/owner/listings/${encodeURIComponent(id)}`;
export const archivedListings = '/api/owner/listings/archived';
/** Closes several listings on the same days. */
export const closedDays = '/api/owner/listings/closed-days';
/** Uploads a picture for a listing. */
export const pictures = (listingId: string) =>
  `/api/owner/pictures?${new URLSearchParams({ listing: listingId })}`;
export const events = (id: string) => `/api/owner/listings/${encodeURIComponent(id)}/events`;
export const event = (id: string, event: string) =>
  `/api/owner/listings/${encodeURIComponent(id)}/events/${encodeURIComponent(event)}`;
export const cancelEvent = (id: string, event: string) =>
  `/api/owner/listings/${encodeURIComponent(id)}/events/${encodeURIComponent(event)}/cancel`;
/** One date of a repeated event, named by the day that the rule gives. */
export const eventDate = (id: string, event: string, date: string) =>
  `/api/owner/listings/${encodeURIComponent(id)}/events/${encodeURIComponent(event)}/dates/${encodeURIComponent(date)}`;
export const statistics = (id: string) =>
  `/api/owner/listings/${encodeURIComponent(id)}/statistics`;
export const statisticsFile = (id: string) =>
  `/api/owner/listings/${encodeURIComponent(id)}/statistics.csv`;
export const people = (id: string) => `/api/owner/listings/${encodeURIComponent(id)}/people`;
export const person = (id: string, person: string) =>
  `/api/owner/listings/${encodeURIComponent(id)}/people/${encodeURIComponent(person)}`;
export const newOwner = (id: string, person: string) =>
  `/api/owner/listings/${encodeURIComponent(id)}/people/${encodeURIComponent(person)}/owner`;
export const subscription = '/api/owner/subscription';
export const cancelSubscription = '/api/owner/subscription/cancel';
export const resumeSubscription = '/api/owner/subscription/resume';
export const changeSubscription = '/api/owner/subscription/change';
export const refundSubscription = '/api/owner/subscription/refund';
export const card = '/api/owner/subscription/card';
/** The plans that wait for another address. */
export const planMoves = '/api/owner/subscription/moves';
export const planMove = (id: string) => `/api/owner/subscription/moves/${encodeURIComponent(id)}`;
export const acceptPlanMove = (id: string) => `${planMove(id)}/accept`;
export const declinePlanMove = (id: string) => `${planMove(id)}/decline`;
export const invoices = '/api/owner/invoices';
export const mails = '/api/owner/mails';
export const unsubscribe = '/api/mail-links/unsubscribe';
export const hoursQuestion = '/api/mail-links/hours';
export const confirmHours = '/api/mail-links/hours/confirm';
