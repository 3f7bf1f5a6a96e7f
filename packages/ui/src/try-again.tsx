import type { KeyboardEvent } from 'react';
import { ButtonLink } from './button-link';
import { focusPartOf } from './focus-part-of';

interface TryAgainProps {
  onRetry(): void;
  children: string;
}

/**
 * Asks again for what failed. It is a link to the page itself: where no script runs, or none has run yet,
 * a press has the server try again. The button goes away with the failure, so the focus moves.
 */
export function TryAgain({ onRetry, children }: TryAgainProps) {
  return (
    <ButtonLink
      href=""
      role="button"
      variant="secondary"
      onClick={(event) => {
        event.preventDefault();
        focusPartOf(event.currentTarget);
        onRetry();
      }}
      onKeyDown={pressBySpace}
    >
      {children}
    </ButtonLink>
  );
}

/** Links are followed by Enter only. */
function pressBySpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
