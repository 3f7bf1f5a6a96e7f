import { inboxItemPage } from '@town/contracts/inbox/paths';

/** Addresses of the desk's pages. */
export const deskPages = {
  start: '/admin/content',
  inbox: '/admin/inbox',
  answerTemplates: '/admin/inbox/templates',
  inboxItem: inboxItemPage,
  claims: '/admin/claims',
  pictures: '/admin/pictures',
  searchWords: '/admin/search',
  report: '/admin/report',
  prices: '/admin/prices',
  content: (kind: string) => `/admin/content/${kind}`,
  newRecord: (kind: string) => `/admin/content/${kind}/new`,
  record: (kind: string, id: string) => `/admin/content/${kind}/${encodeURIComponent(id)}`,
  history: (kind: string, id: string) => `/admin/content/${kind}/${encodeURIComponent(id)}/history`,
  auditOf: (kind: string, id: string) => `/admin/audit?${new URLSearchParams({ kind, id })}`,
  import: (kind: string) => `/admin/content/${kind}/import`,
} as const;
