import type { FormGuard } from '@town/contracts/forms/form-guard';

/**
 * Whether a robot sent the site's form: it filled in the hidden input, or was faster than a person can
 * type. A call without the form's guard fields is not checked.
 */
export function isRobot({ website2, startedAt, sentAt }: FormGuard, minimumMs: number): boolean {
  if (website2) return true;
  if (startedAt === undefined) return false;
  // The visitor's clock may be wrong, so both times come from it when the form sends both.
  const elapsed = (sentAt ?? Date.now()) - startedAt;
  return elapsed >= 0 && elapsed < minimumMs;
}
