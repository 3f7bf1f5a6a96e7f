import type { EntityManager } from 'typeorm';

/** How far the events of an application have come. */
interface Approvals {
  approved: number;
  takenBack: number;
  /** Whether this one, or a later one, had arrived before. */
  isRepeated: boolean;
}

/**
 * Notes an approval, or that one was taken back, and returns what has arrived in all. The two events
 * have consumers of their own, so the second may arrive first; the row's lock puts them one after the
 * other.
 */
export async function noteApproval(
  manager: EntityManager,
  applicationId: string,
  column: 'approved' | 'taken_back',
  approval: number,
): Promise<Approvals> {
  const [before] = await manager.query<{ count: number }[]>(
    `select ${column} as count from application_approvals where application_id = $1 for update`,
    [applicationId],
  );
  const [row] = await manager.query<Omit<Approvals, 'isRepeated'>[]>(
    `insert into application_approvals as a (application_id, ${column}) values ($1, $2)
     on conflict (application_id) do update set ${column} = greatest(a.${column}, excluded.${column})
     returning approved, taken_back as "takenBack"`,
    [applicationId, approval],
  );
  return { ...row!, isRepeated: (before?.count ?? 0) >= approval };
}
