import type { KeyboardEvent } from 'react';
import { ButtonLink } from './button-link';
import { focusPartOf } from './focus-part-of';

interface TryAgainProps {
  onRetry(): void;
  children: string;
}

/**
 * Repeats a failed request. It is a link to the page itself: without scripts, or before they have run, a
 * press loads the page again. The button disappears with the failure, so the focus moves.
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
