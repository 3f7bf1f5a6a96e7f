const actions = new Map([
  ['create', 'created it'],
  ['save', 'saved it'],
  ['publish', 'published it'],
  ['schedule', 'scheduled it'],
  ['unpublish', 'unpublished it'],
  ['unschedule', 'cancelled its schedule'],
  ['archive', 'archived it'],
  ['unarchive', 'restored it from the archive'],
  ['restore', 'restored an earlier version'],
  ['import', 'imported it'],
  ['undo', 'undid a change'],
]);

/** What somebody did to a record, after their address: "published it". */
export const actionWords = (action: string) => actions.get(action) ?? action;
