import type { FormGuard } from '@town/contracts/form-guard';

/**
 * Whether a robot has used the site's form: it filled in what people do not see, or was
 * faster than anybody types. Who sends nothing of the form's own is not judged.
 */
export function isRobot({ website2, startedAt, sentAt }: FormGuard, minimumMs: number): boolean {
  if (website2) return true;
  if (startedAt === undefined) return false;
  // Both by the visitor's clock, where the form tells both: that clock may be wrong.
  const elapsed = (sentAt ?? Date.now()) - startedAt;
  return elapsed >= 0 && elapsed < minimumMs;
}
