/** The desk's page of an item. */
export const inboxItemPage = (id: string) => `/admin/inbox/${encodeURIComponent(id)}`;

/** The desk's list of the open items of whoever is signed in. */
export const ownInboxPage = '/admin/inbox?assignee=me';

/** Addresses of the inbox in the API. */
export const inboxApi = {
  items: '/api/admin/inbox',
  counts: '/api/admin/inbox/counts',
  bulk: '/api/admin/inbox/bulk',
  item: (id: string) => `/api/admin/inbox/${encodeURIComponent(id)}`,
  templates: '/api/admin/answer-templates',
  template: (id: string) => `/api/admin/answer-templates/${encodeURIComponent(id)}`,
  retry: (id: string) => `/api/admin/inbox/${encodeURIComponent(id)}/retry`,
  answer: (id: string) => `/api/admin/inbox/${encodeURIComponent(id)}/answer`,
} as const;
