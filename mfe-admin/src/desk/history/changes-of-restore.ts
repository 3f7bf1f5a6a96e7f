import type { ShownVersion } from './use-history';

type ShownChange = ShownVersion['changes'][number];

/**
 * What the restore of a version changes: each field that a later version has changed, now and afterwards. The
 * state is left out, because a restore does not change it.
 * @param versions the newest first
 */
export function changesOfRestore(
  versions: readonly ShownVersion[],
  restored: number,
): ShownChange[] {
  const fields = new Map<string, ShownChange>();
  const later = versions.filter(({ version }) => version > restored);
  for (const { field, before, after } of later.flatMap(({ changes }) => changes)) {
    const now = fields.get(field);
    fields.set(field, { field, before: now ? now.before : after, after: before });
  }
  return [...fields.values()].filter(
    ({ field, before, after }) =>
      field !== 'state' && JSON.stringify(before) !== JSON.stringify(after),
  );
}
