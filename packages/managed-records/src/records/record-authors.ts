import type { PersonalTable } from '@town/service-kit/privacy/personal-table';

/**
 * Who changed which record, and when. An erasure leaves it unchanged. An export omits the records'
 * content, which others may have written.
 */
export const recordAuthors: PersonalTable[] = [
  {
    table: 'record_versions',
    email: 'by',
    kept: true,
    shown: `
      select v.record_id, r.kind, v.version, v.at, v.by, v.action, v.state
      from record_versions v join records r on r.id = v.record_id`,
  },
  {
    table: 'records',
    email: 'updated_by',
    kept: true,
    shown: 'select id, kind, version, updated_at, updated_by from records',
  },
  {
    table: 'record_batches',
    email: 'by',
    kept: true,
    shown: 'select id, kind, action, at, by, items, undone_at from record_batches',
  },
];
