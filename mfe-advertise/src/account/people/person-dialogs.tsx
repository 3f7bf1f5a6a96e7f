import { ownerApi } from '@town/contracts/api/paths';
import type { ListingPerson } from '@town/contracts/owners/people';
import { sendJson } from '@town/slice-kit/send-json';
import { ActionDialog } from '../action-dialog';
import { useOwnerAction } from '../use-owner-action';

interface PersonDialogProps {
  listingId: string;
  person: ListingPerson;
  open: boolean;
  onClose(): void;
}

/** The API paths whose data changes with an action on a person. */
const changedByPeople = (listingId: string) => [
  ownerApi.people(listingId),
  ownerApi.listing(listingId),
  ownerApi.listings,
];

/** Asks before a manager becomes the owner, because only the new owner can change that. */
export function HandOverDialog({ listingId, person, open, onClose }: PersonDialogProps) {
  const { id, email } = person;
  const handOver = useOwnerAction({
    call: () => sendJson(ownerApi.newOwner(listingId, id), {}, { asOwner: true }),
    changes: changedByPeople(listingId),
    done: 'Handed over',
    failed: 'Not handed over',
    onDone: onClose,
  });
  return (
    <ActionDialog
      open={open}
      onClose={onClose}
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
  );
}

/** Asks before a manager is removed, or leaves. */
export function RemoveDialog({ listingId, person, open, onClose }: PersonDialogProps) {
  const { id, email, isYou } = person;
  const remove = useOwnerAction({
    call: () =>
      sendJson(ownerApi.person(listingId, id), undefined, { method: 'DELETE', asOwner: true }),
    changes: changedByPeople(listingId),
    done: isYou ? 'You have left' : 'Removed',
    failed: isYou ? 'Not left' : 'Not removed',
    onDone: onClose,
  });
  return (
    <ActionDialog
      open={open}
      onClose={onClose}
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
  );
}
