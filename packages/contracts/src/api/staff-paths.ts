/**
 * The addresses of the API that the staff's pages call.
 * @module
 */
export const login = '/api/admin/login';
export const secondFactorLogin = '/api/admin/login/second-factor';
export const logout = '/api/admin/logout';
export const advertisers = '/api/admin/advertisers';
export const advertiserCounts = '/api/admin/advertisers/counts';
export const advertiserStatus = (id: string) =>
  `/api/admin/advertisers/${encodeURIComponent(id)}/status`;
export const createBusiness = (id: string) =>
  `/api/admin/advertisers/${encodeURIComponent(id)}/create-business`;
export const undoCreateBusiness = (id: string) =>
  `/api/admin/advertisers/${encodeURIComponent(id)}/undo-create-business`;
export const releaseBusiness = (id: string) =>
  `/api/admin/advertisers/${encodeURIComponent(id)}/release-business`;
export const changeMany = (kind: string) => `/api/admin/${kind}/bulk`;
export const undoBatch = (id: string) => `/api/admin/batches/${encodeURIComponent(id)}/undo`;
export const claims = '/api/admin/claims';
export const decideClaim = (id: string) => `/api/admin/claims/${encodeURIComponent(id)}/decision`;
export const settings = '/api/admin/settings';
export const payments = '/api/admin/payments';
export const paymentCounts = '/api/admin/payments/counts';
/** The subscriptions with these ids. */
export const staffSubscriptionsOf = (ids: readonly string[]) =>
  `/api/admin/subscriptions?${new URLSearchParams({ ids: ids.join(',') })}`;
export const refundPayment = (id: string) => `/api/admin/payments/${encodeURIComponent(id)}/refund`;
export const synonyms = '/api/admin/synonyms';
export const synonymGroup = (id: string) => `/api/admin/synonyms/${encodeURIComponent(id)}`;
export const missedSearches = '/api/admin/missed-searches';
export const monthlyVisits = '/api/admin/monthly-visits';
export const monthlyWork = '/api/admin/monthly-work';
export const priceChanges = '/api/admin/price-changes';
export const priceChangeEffect = '/api/admin/price-changes/effect';
export const priceChange = (id: string) => `/api/admin/price-changes/${encodeURIComponent(id)}`;
export const slices = '/api/admin/slices';
export const revenue = '/api/admin/revenue';
export const revenueExport = '/api/admin/revenue/export.csv';
export const audit = '/api/admin/audit';
export const auditExport = '/api/admin/audit/export.csv';
export const staff = '/api/admin/staff';
export const staffAssignees = '/api/admin/staff/assignees';
export const staffAccount = (id: string) => `/api/admin/staff/${encodeURIComponent(id)}`;
export const staffSecondFactor = (id: string) =>
  `/api/admin/staff/${encodeURIComponent(id)}/second-factor`;
export const acceptInvitation = '/api/admin/invitations/accept';
export const password = '/api/admin/password';
export const forgottenPassword = '/api/admin/password/forgotten';
export const resetPassword = '/api/admin/password/reset';
export const secondFactor = '/api/admin/second-factor';
export const oneTimeCode = '/api/admin/second-factor/one-time-code';
export const removeOneTimeCode = '/api/admin/second-factor/one-time-code/remove';
export const passkeys = '/api/admin/second-factor/passkeys';
export const passkeyOptions = '/api/admin/second-factor/passkeys/options';
export const passkey = (id: string) =>
  `/api/admin/second-factor/passkeys/${encodeURIComponent(id)}`;
export const removePasskey = (id: string) =>
  `/api/admin/second-factor/passkeys/${encodeURIComponent(id)}/remove`;
export const recoveryCodes = '/api/admin/second-factor/recovery-codes';
export const session = '/api/admin/session';
export const sessions = '/api/admin/sessions';
export const endSession = (id: string) => `/api/admin/sessions/${encodeURIComponent(id)}`;
