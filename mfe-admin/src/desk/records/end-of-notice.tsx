import { noticeKind } from '@town/contracts/managed-records/notice-kind';
import { useTownMoment } from '@town/slice-kit/use-town-moment';
import type { ReactNode } from 'react';
import { type ShownVersion, useHistory } from '../history/use-history';
import type { DeskRecord } from './desk-record';

interface EndOfNoticeProps {
  record: DeskRecord;
  /** Renders the state with the time of the end; null for anything but a notice that has ended. */
  children(end: string | null): ReactNode;
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
  // The service itself writes a notice only to publish it or to withdraw it at its end.
  if (end && record.updatedBy === 'system') return children(end);
  return (
    <EndInHistory record={record} end={end}>
      {children}
    </EndInHistory>
  );
}

/** Only the history tells a notice that was public from one that never was. */
function EndInHistory({ record, end, children }: EndOfNoticeProps & { end: string | null }) {
  const { data: versions = [] } = useHistory(noticeKind, record.id);
  const latest = versions.find(({ version }) => version === record.version);
  if (latest?.action === 'unpublish' && endsPublication(latest)) return children(latest.at);
  return children(versions.some(endsPublication) ? end : null);
}

/** The `unpublish` of a notice that was only scheduled ends nothing that visitors have seen. */
const endsPublication = ({ changes }: ShownVersion) =>
  changes.some(({ field, before }) => field === 'state' && before === 'published');
