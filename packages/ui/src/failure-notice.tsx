import { CloudOff } from 'lucide-react';
import { Button } from './button';
import { NoticeFrame } from './notice-frame';

interface FailureNoticeProps {
  /** What failed, for example "Failed to fetch events". */
  message: string;
  /** Offers to try again. */
  onRetry?: () => void;
}

/** In place of a part of the page that could not be fetched or loaded. */
export function FailureNotice({ message, onRetry }: FailureNoticeProps) {
  return (
    <NoticeFrame tone="unavailable" icon={CloudOff} title={message}>
      <p>The rest of the site works. Please try again in a moment.</p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      )}
    </NoticeFrame>
  );
}
