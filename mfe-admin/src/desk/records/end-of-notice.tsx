import { noticeKind } from '@town/contracts/managed-records/notice-kind';
import { useTownMoment } from '@town/slice-kit/use-town-moment';
import type { ReactNode } from 'react';
import { type ShownVersion, useHistory } from '../history/use-history';
import type { DeskRecord } from './desk-record';

interface EndOfNoticeProps {
  record: DeskRecord;
  /**
   * Renders the state with the time of the end; null for anything but a notice that has ended. `isMissed`: it was
   * never public, and its time has passed, for example while the service was stopped.
   */
  children(end: string | null, isMissed?: boolean): ReactNode;
}

/**
 * Tells when a notice has ended, by its own end or because staff have withdrawn it. It is stored as a draft then,
 * because nobody sees it, but a clerk would take a draft for one that still has to be published.
 */
export function EndOfNotice({ record, children }: EndOfNoticeProps) {
  // No other kind has this field; other rows need neither the clock nor the history.
  if (record.content['endsAt'] === undefined || record.state !== 'draft') return children(null);
  return <EndOfUnseen record={record}>{children}</EndOfUnseen>;
}

function EndOfUnseen({ record, children }: EndOfNoticeProps) {
  const { at: now } = useTownMoment();
  const { endsAt } = record.content;
  const end = typeof endsAt === 'string' && Date.parse(endsAt) <= now ? endsAt : null;
  const { lastPublic } = record;
  if (lastPublic !== undefined) {
    return children(endOf(record, lastPublic, end), !lastPublic && end !== null);
  }
  return (
    <EndInHistory record={record} end={end}>
      {children}
    </EndInHistory>
  );
}

/** Answers to changes, and those of an earlier release, do not say when the notice was public. */
function EndInHistory({ record, end, children }: EndOfNoticeProps & { end: string | null }) {
  const { data: versions } = useHistory(noticeKind, record.id);
  if (!versions) return children(null);
  const last = versions.find(endsPublication);
  const lastPublic = last ? { version: last.version, until: last.at } : null;
  return children(endOf(record, lastPublic, end), !lastPublic && end !== null);
}

/**
 * When a notice ended.
 * @param end its own end, if that has passed
 */
function endOf(
  { version }: DeskRecord,
  lastPublic: DeskRecord['lastPublic'],
  end: string | null,
): string | null {
  if (!lastPublic) return null;
  const { until } = lastPublic;
  // Once somebody writes on a notice, it is to be published again, if its own end has not passed.
  if (lastPublic.version !== version) return end;
  // The service withdraws a notice a moment after its end. Somebody may have withdrawn it before.
  return end && Date.parse(end) < Date.parse(until) ? end : until;
}

/** The end of a notice that was only scheduled ends nothing that visitors have seen. */
const endsPublication = ({ changes }: ShownVersion) =>
  changes.some(({ field, before }) => field === 'state' && before === 'published');
