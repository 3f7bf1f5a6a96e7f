import { useQuery } from '@town/slice-kit/query';
import type { RefObject } from 'react';
import css from '../account.module.css';
import { useText } from '../messages/use-text';
import { Part } from '../part';
import { movesQuery } from './moves-query';
import { OfferedPlan } from './offered-plan';

interface OfferedPlansProps {
  /** Gets the focus when the last offer has disappeared. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

/** The plans that others want to move to the owner's address. Most owners have none, and see nothing. */
export function OfferedPlans({ fallbackFocus }: OfferedPlansProps) {
  const text = useText();
  const received = useQuery(movesQuery).data?.received ?? [];
  if (received.length === 0) return null;
  return (
    <Part title={text('You can take over a plan')}>
      <ul className={css.rows}>
        {received.map((move) => (
          <OfferedPlan key={move.id} isOne={received.length === 1} {...{ move, fallbackFocus }} />
        ))}
      </ul>
    </Part>
  );
}
