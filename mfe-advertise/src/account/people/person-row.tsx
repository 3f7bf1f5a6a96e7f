import { ownerApi } from '@town/contracts/api/paths';
import type { ListingPerson } from '@town/contracts/owners/people';
import { sendJson } from '@town/slice-kit/send-json';
import { Badge } from '@town/ui/badge';
import { Button } from '@town/ui/button';
import { useState } from 'react';
import css from '../account.module.css';
import { ActionDialog } from '../action-dialog';
import { useOwnerAction } from '../use-owner-action';

interface PersonRowProps {
  listingId: string;
  person: ListingPerson;
  /** Whether the owner of the listing looks at it. */
  isOwner: boolean;
}

/** One of the people, with what the reader may do about them. */
export function PersonRow({ listingId, person, isOwner }: PersonRowProps) {
  const [asking, setAsking] = useState<'hand-over' | 'remove'>();
  const close = () => setAsking(undefined);
  const { id, email, role, isYou, hasSignedIn } = person;
  const changes = [ownerApi.people(listingId), ownerApi.listing(listingId), ownerApi.listings];
  const handOver = useOwnerAction({
    call: () => sendJson(ownerApi.newOwner(listingId, id), {}, { asOwner: true }),
    changes,
    done: 'Handed over',
    failed: 'Not handed over',
    onDone: close,
  });
  const remove = useOwnerAction({
    call: () =>
      sendJson(ownerApi.person(listingId, id), undefined, { method: 'DELETE', asOwner: true }),
    changes,
    done: isYou ? 'You have left' : 'Removed',
    failed: isYou ? 'Not left' : 'Not removed',
    onDone: close,
  });
  const isManager = role === 'manager';
  const about = <span className="visually-hidden"> {email}</span>;
  return (
    <li className={css.row}>
      <p className={css.actions}>
        <strong>{email}</strong>
        <Badge tone={isManager ? 'grey' : 'blue'}>{isManager ? 'Manager' : 'Owner'}</Badge>
        {isYou && <span>This is you</span>}
        {!hasSignedIn && <span className={css.soft}>Has not signed in yet</span>}
      </p>
      {isManager && (isOwner || isYou) && (
        <p className={css.actions}>
          {isOwner && hasSignedIn && (
            <Button variant="secondary" onClick={() => setAsking('hand-over')}>
              Make owner{about}
            </Button>
          )}
          <Button variant="secondary" onClick={() => setAsking('remove')}>
            {isYou ? 'Leave this listing' : <>Remove{about}</>}
          </Button>
        </p>
      )}
      <ActionDialog
        open={asking === 'hand-over'}
        onClose={close}
        title="Hand the listing over?"
        confirm="Yes, hand it over"
        keep="Stay the owner"
        busy={handOver.isPending}
        onConfirm={() => handOver.mutate(undefined)}
      >
        <p>
          {email} becomes the owner. You stay as a manager, and only the new owner can change that.
        </p>
      </ActionDialog>
      <ActionDialog
        open={asking === 'remove'}
        onClose={close}
        title={isYou ? 'Leave this listing?' : 'Remove this person?'}
        confirm={isYou ? 'Yes, leave' : 'Yes, remove'}
        keep={isYou ? 'Stay' : 'Keep'}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined)}
      >
        <p>
          {isYou ? 'You' : email} cannot see or change the listing after that. The owner can invite{' '}
          {isYou ? 'you' : 'them'} again.
        </p>
      </ActionDialog>
    </li>
  );
}
