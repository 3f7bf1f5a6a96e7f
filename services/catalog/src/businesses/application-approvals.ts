import type { EntityManager } from 'typeorm';

/** The highest approval numbers that have arrived for an application. */
interface Approvals {
  approved: number;
  takenBack: number;
  /** Whether this event, or a later one of the same kind, had arrived before. */
  isRepeated: boolean;
}

/**
 * Records that an application was approved, or that its approval was revoked, and returns the
 * highest numbers of both so far. The two events have separate consumers, so they may arrive in
 * either order; the row lock serializes them.
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
