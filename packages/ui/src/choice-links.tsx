import type { ElementType, MouseEvent } from 'react';
import css from './choice-links.module.css';
import { hasModifier } from './has-modifier';

/** One choice: an address of its own. */
export interface Choice {
  label: string;
  to: string;
  isChosen: boolean;
  /**
   * Called instead of following the link, where the choice is added to others that the page may not show yet: its
   * address was computed without them.
   */
  onChoose?(): void;
}

interface ChoiceLinksProps {
  /** The router's link component. It gets `to` and `preventScrollReset`. */
  as: ElementType;
  /** What is chosen, for screen readers. */
  label: string;
  choices: readonly Choice[];
}

/** Choices for a list, as links side by side: they work without scripts and can be shared. */
export function ChoiceLinks({ as: Link, label, choices }: ChoiceLinksProps) {
  return (
    <nav className={css.choices} aria-label={label}>
      {choices.map((choice) => (
        <Link
          key={choice.label}
          to={choice.to}
          className={css.choice}
          aria-current={choice.isChosen ? 'true' : undefined}
          preventScrollReset
          onClick={choice.onChoose && ((event: MouseEvent) => choose(event, choice.onChoose))}
        >
          {choice.label}
        </Link>
      ))}
    </nav>
  );
}

/** Leaves clicks that open a new tab or window to the browser. */
function choose(event: MouseEvent, onChoose: Choice['onChoose']): void {
  if (event.button !== 0 || hasModifier(event)) return;
  event.preventDefault();
  onChoose?.();
}
