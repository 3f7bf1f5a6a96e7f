import { CloudOff } from 'lucide-react';
import { Button } from './button';
import { useText } from './messages/use-text';
import { NoticeFrame } from './notice-frame';

interface FailureNoticeProps {
  /** What failed, for example "Failed to fetch events". */
  message: string;
  /** Offers to try again. */
  onRetry?: () => void;
}

/** In place of a part of the page that could not be fetched or loaded. */
export function FailureNotice({ message, onRetry }: FailureNoticeProps) {
  const text = useText();
  return (
    <NoticeFrame tone="unavailable" icon={CloudOff} title={message}>
      <p>{text('The rest of the site works. Please try again in a moment.')}</p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          {text('Try again')}
        </Button>
      )}
    </NoticeFrame>
  );
}
