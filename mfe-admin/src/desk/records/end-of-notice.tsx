import { noticeKind } from '@town/contracts/managed-records/notice-kind';
import { useTownMoment } from '@town/slice-kit/use-town-moment';
import type { ReactNode } from 'react';
import { useHistory } from '../history/use-history';
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
  const { at: now } = useTownMoment();
  const { endsAt } = record.content;
  // No other kind has this field.
  if (endsAt === undefined || record.state !== 'draft') return children(null);
  if (typeof endsAt === 'string' && Date.parse(endsAt) <= now) return children(endsAt);
  return <WithdrawnNotice record={record}>{children}</WithdrawnNotice>;
}

/** Only the history tells a withdrawn notice from one that was never public. */
function WithdrawnNotice({ record, children }: EndOfNoticeProps) {
  const { data: versions = [] } = useHistory(noticeKind, record.id);
  const latest = versions.find(({ version }) => version === record.version);
  return children(latest?.action === 'unpublish' ? latest.at : null);
}
