import type { PublishCall } from '@town/contracts/managed-records/calls';
import type { RecordContent } from '@town/contracts/managed-records/record-kind';
import { ValidationProblem } from '@town/service-kit/http/validation-problem';
import type { ManagedKind } from '../managed-kind.js';
import type { RecordEntity } from '../records/record-entity.js';

type Period = NonNullable<ManagedKind['period']>;

/** Publishes a record at the requested time, or at once. */
export function publishWith(managed: ManagedKind, record: RecordEntity, call: PublishCall): void {
  if (managed.period) {
    record.content = { ...record.content, ...chosenPeriod(managed.period, call) };
    publishNow(managed, record);
    return;
  }
  const now = new Date();
  const until = call.withdrawAt ?? (call.withdrawAt === null ? null : record.withdrawAt);
  if (until && until <= (call.at ?? now)) {
    throw new ValidationProblem([
      { path: 'withdrawAt', message: 'Please enter a time after the record is published' },
    ]);
  }
  if (call.at && call.at > now) record.schedule(call.at);
  else publishNow(managed, record);
  record.withdrawAt = until;
}

/**
 * Stores the requested times in the record's own period; otherwise the next save would restore the old
 * ones.
 */
function chosenPeriod({ from, until }: Period, { at, withdrawAt }: PublishCall): RecordContent {
  return {
    ...(at && { [from]: at.toISOString() }),
    ...(withdrawAt && { [until]: withdrawAt.toISOString() }),
  };
}

/**
 * Publishes a record: at once, or when its period begins. A record whose period has ended cannot be
 * published.
 */
export function publishNow(managed: ManagedKind, record: RecordEntity): void {
  const now = new Date();
  const { from, until } = periodOf(managed, record);
  if (until && (until <= now || (from && until <= from))) {
    throw new ValidationProblem([
      { path: managed.period!.until, message: 'Please enter a time that is still to come' },
    ]);
  }
  if (from && from > now) {
    if (record.publishedVersion !== null) record.unpublish();
    record.schedule(from);
  } else {
    record.publish();
  }
  if (managed.period) record.withdrawAt = until;
}

/**
 * Reschedules a scheduled record when its period was changed.
 * @param before its content before the change
 */
export function followPeriod(
  managed: ManagedKind,
  record: RecordEntity,
  before: RecordContent,
): void {
  const { period } = managed;
  if (!period || record.publishAt === null) return;
  const isSame = [period.from, period.until].every(
    (field) => record.content[field] === before[field],
  );
  if (!isSame) publishNow(managed, record);
}

/** Whether the record's period has ended, so that it can no longer be public. */
export function isOver(managed: ManagedKind, record: RecordEntity): boolean {
  const { until } = periodOf(managed, record);
  return until !== null && until <= new Date();
}

function periodOf({ period }: ManagedKind, { content }: RecordEntity) {
  const instant = (field: string | undefined) => {
    const value = field && content[field];
    return typeof value === 'string' ? new Date(value) : null;
  };
  return { from: instant(period?.from), until: instant(period?.until) };
}
