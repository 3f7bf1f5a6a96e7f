import { CloudOff } from 'lucide-react';
import { FailureWords } from './failure-words';
import { useText } from './messages/use-text';
import { NoticeFrame } from './notice-frame';
import { TryAgain } from './try-again';

interface FailureNoticeProps {
  /** What failed, for example "Failed to fetch events". */
  message: string;
  /** Offers to try again. */
  onRetry?: () => void;
}

/** Replaces a part of the page that could not be fetched or loaded. */
export function FailureNotice({ message, onRetry }: FailureNoticeProps) {
  const text = useText();
  return (
    <NoticeFrame tone="unavailable" icon={CloudOff} title={message}>
      <FailureWords />
      {onRetry && <TryAgain onRetry={onRetry}>{text('Try again')}</TryAgain>}
    </NoticeFrame>
  );
}
