/** Every address of the API that the staff's desk calls, apart from the dashboard's. */
export const deskApi = {
  session: '/api/admin/session',
  records: (kind: string) => `/api/admin/${kind}`,
  counts: (kind: string) => `/api/admin/${kind}/counts`,
  record: (kind: string, id: string) => `/api/admin/${kind}/${encodeURIComponent(id)}`,
  recordAction: (
    kind: string,
    id: string,
    action: 'publish' | 'unpublish' | 'unschedule' | 'archive' | 'unarchive' | 'restore',
  ) => `/api/admin/${kind}/${encodeURIComponent(id)}/${action}`,
  confirmedTranslations: (kind: string, id: string) =>
    `/api/admin/${kind}/${encodeURIComponent(id)}/confirmed-translations`,
  history: (kind: string, id: string) => `/api/admin/${kind}/${encodeURIComponent(id)}/history`,
  /** The subscriptions that pay for a business. */
  subscriptions: (id: string) => `/api/admin/businesses/${encodeURIComponent(id)}/subscriptions`,
  bulk: (kind: string) => `/api/admin/${kind}/bulk`,
  pictures: '/api/admin/pictures',
  picture: (id: string) => `/api/admin/pictures/${encodeURIComponent(id)}`,
  /** The records that use a picture. */
  pictureUses: (id: string) => `/api/admin/pictures/${encodeURIComponent(id)}/uses`,
  removePicture: (id: string, alsoOfEarlier: boolean) =>
    `/api/admin/pictures/${encodeURIComponent(id)}${alsoOfEarlier ? '?earlierVersions=true' : ''}`,
  undoBatch: (batchId: string) => `/api/admin/batches/${encodeURIComponent(batchId)}/undo`,
  import: (kind: string, dryRun: boolean) =>
    `/api/admin/${kind}/import${dryRun ? '?dryRun=true' : ''}`,
  export: (kind: string) => `/api/admin/${kind}/export.csv`,
  /** Every record of a kind, for another town. */
  exportRecords: (kind: string) => `/api/admin/${kind}/export.json`,
  /** A page of the versions of every record of a kind. */
  exportVersions: (kind: string) => `/api/admin/${kind}/export-versions.json`,
  /** The whole town as an archive. */
  exportTown: '/api/admin/export',
  importTemplate: (kind: string) => `/api/admin/${kind}/import-template.csv`,
} as const;
