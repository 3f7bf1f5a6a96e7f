import type { ElementType } from 'react';
import css from './choice-links.module.css';

/** One choice: an address of its own. */
export interface Choice {
  label: string;
  to: string;
  isChosen: boolean;
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
        >
          {choice.label}
        </Link>
      ))}
    </nav>
  );
}
