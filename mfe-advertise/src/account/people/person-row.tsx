import type { ListingPerson } from '@town/contracts/owners/people';
import { withElements } from '@town/language/with-elements';
import { Badge } from '@town/ui/badge';
import { Button } from '@town/ui/button';
import { useState } from 'react';
import css from '../account.module.css';
import { useText } from '../messages/use-text';
import { HandOverDialog, RemoveDialog } from './person-dialogs';

interface PersonRowProps {
  listingId: string;
  person: ListingPerson;
  /** Whether the owner of the listing looks at it. */
  isOwner: boolean;
}

/** One of the people, with what the reader may do about them. */
export function PersonRow({ listingId, person, isOwner }: PersonRowProps) {
  const text = useText();
  const [asking, setAsking] = useState<'hand-over' | 'remove'>();
  const { email, role, isYou, hasSignedIn } = person;
  const isManager = role === 'manager';
  const about = { about: (words: string) => <span className="visually-hidden">{words}</span> };
  const dialog = { listingId, person, onClose: () => setAsking(undefined) };
  return (
    <li className={css.row}>
      <p className={css.actions}>
        <strong>{email}</strong>
        <Badge tone={isManager ? 'grey' : 'blue'}>
          {isManager ? text('Manager') : text('Owner')}
        </Badge>
        {isYou && <span>{text('This is you')}</span>}
        {!hasSignedIn && <span className={css.soft}>{text('Has not signed in yet')}</span>}
      </p>
      {isManager && (isOwner || isYou) && (
        <p className={css.actions}>
          {isOwner && hasSignedIn && (
            <Button variant="secondary" onClick={() => setAsking('hand-over')}>
              {withElements(text('Make owner<about> {email}</about>', { email }), about)}
            </Button>
          )}
          <Button variant="secondary" onClick={() => setAsking('remove')}>
            {isYou
              ? text('Leave this listing')
              : withElements(text('Remove<about> {email}</about>', { email }), about)}
          </Button>
        </p>
      )}
      <HandOverDialog {...dialog} open={asking === 'hand-over'} />
      <RemoveDialog {...dialog} open={asking === 'remove'} />
    </li>
  );
}
