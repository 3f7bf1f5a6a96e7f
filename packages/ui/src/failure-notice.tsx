import { Button } from './button';
import { Notice } from './notice';

interface FailureNoticeProps {
  /** What failed, for example "Failed to fetch events". */
  message: string;
  onRetry: () => void;
}

/** In place of a list that could not be fetched. */
export function FailureNotice({ message, onRetry }: FailureNoticeProps) {
  return (
    <Notice tone="unavailable" title={message}>
      <p>The rest of the site works. Please try again in a moment.</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
