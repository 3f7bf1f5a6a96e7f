import { CloudOff } from 'lucide-react';
import { Button } from './button';
import { FailureWords } from './failure-words';
import { focusPartOf } from './focus-part-of';
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
      <FailureWords />
      {onRetry && (
        <Button
          variant="secondary"
          onClick={({ currentTarget }) => {
            focusPartOf(currentTarget);
            onRetry();
          }}
        >
          {text('Try again')}
        </Button>
      )}
    </NoticeFrame>
  );
}
