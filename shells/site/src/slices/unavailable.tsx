import { Button } from '@town/ui/button';
import { Notice } from '@town/ui/notice';

interface UnavailableProps {
  /** What is missing, for example "Upcoming events". */
  title: string;
  onRetry?: () => void;
}

/** Says which part of the page is missing, and leaves the rest alone. */
export function Unavailable({ title, onRetry }: UnavailableProps) {
  return (
    <Notice tone="unavailable" title={`${title}: not available right now`}>
      <p>The rest of the site works. Please try again in a moment.</p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Notice>
  );
}
