import type { FormGuard } from '@town/contracts/forms/form-guard';

/**
 * Whether a robot has used the site's form: it filled in an input that people do not see, or was
 * faster than anybody types. A call without the form's own fields is not checked.
 */
export function isRobot({ website2, startedAt, sentAt }: FormGuard, minimumMs: number): boolean {
  if (website2) return true;
  if (startedAt === undefined) return false;
  // Both times are by the visitor's clock where the form sends both: that clock may be wrong.
  const elapsed = (sentAt ?? Date.now()) - startedAt;
  return elapsed >= 0 && elapsed < minimumMs;
}
