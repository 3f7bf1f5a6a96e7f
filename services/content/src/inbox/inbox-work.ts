import type { PersonalTable } from '@town/service-kit/privacy/personal-table';

/** The work of staff on inbox items, without the visitors' texts and the staff's notes. */
export const inboxWork: PersonalTable[] = [
  {
    table: 'inbox_items',
    email: 'assignee',
    kept: true,
    shown: 'select id, kind, state, assignee, due_on from inbox_items',
  },
  {
    table: 'inbox_items',
    email: 'done_by',
    kept: true,
    shown: 'select id, kind, state, done_at, done_by from inbox_items',
  },
  {
    table: 'inbox_items',
    email: 'by',
    kept: true,
    shown: `
      select i.id, i.kind, answer ->> 'at' as at, answer ->> 'by' as by
      from inbox_items i, jsonb_array_elements(i.answers) as answer`,
  },
];
