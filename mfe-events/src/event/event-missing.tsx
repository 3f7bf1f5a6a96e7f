import { PageMeta } from '@town/slice-kit/page-meta';
import { MissingRecord } from '@town/ui/missing-record';
import { PageHeading } from '@town/ui/page-heading';
import { useText } from '../messages/use-text';
import { BackToCalendar } from './back-to-calendar';

interface EventMissingProps {
  /** Whether the event was on the calendar and has been withdrawn. */
  isWithdrawn: boolean;
  /** Retries; undefined if the event certainly does not exist. */
  onRetry?: (() => void) | undefined;
}

/** Shown for an event that does not exist, was withdrawn or could not be loaded. */
export function EventMissing({ isWithdrawn, onRetry }: EventMissingProps) {
  const text = useText();
  const title = isWithdrawn
    ? text('This event is no longer on the calendar')
    : text('Event Not Found');
  const sentence = isWithdrawn
    ? text('It has been cancelled or withdrawn.')
    : text("The event you're looking for doesn't exist or has been moved.");
  return (
    <>
      <PageMeta title={title} description={sentence} keywords={['events']} noIndex />
      <PageHeading title={title} />
      <MissingRecord sentence={sentence} retryLabel={text('Try again')} onRetry={onRetry}>
        <BackToCalendar />
      </MissingRecord>
    </>
  );
}
