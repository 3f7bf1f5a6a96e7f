import { ownerApi } from '@town/contracts/api/paths';
import type { ListingPerson } from '@town/contracts/owners/people';
import { sendJson } from '@town/slice-kit/send-json';
import { ActionDialog } from '../action-dialog';
import { useText } from '../messages/use-text';
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
  const text = useText();
  const { id, email } = person;
  const handOver = useOwnerAction({
    call: () => sendJson(ownerApi.newOwner(listingId, id), {}, { asOwner: true }),
    changes: changedByPeople(listingId),
    done: text('Handed over'),
    failed: text('Not handed over'),
    onDone: onClose,
  });
  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      title={text('Hand the listing over?')}
      confirm={text('Yes, hand it over')}
      keep={text('Stay the owner')}
      busy={handOver.isPending}
      onConfirm={() => handOver.mutate(undefined)}
    >
      <p>
        {text(
          '{email} becomes the owner. You stay as a manager, and only the new owner can change that.',
          { email },
        )}
      </p>
      <PlanGoesOn />
    </ActionDialog>
  );
}

/** For somebody who has sold the business: the plan does not go with the listing. */
function PlanGoesOn() {
  const text = useText();
  return (
    <p>
      {text(
        'If you pay for its plan, the plan goes on until you cancel it or move it to another address.',
      )}
    </p>
  );
}

/** Asks before a manager is removed, or leaves. */
export function RemoveDialog({ listingId, person, open, onClose }: PersonDialogProps) {
  const text = useText();
  const { id, email, isYou } = person;
  const remove = useOwnerAction({
    call: () =>
      sendJson(ownerApi.person(listingId, id), undefined, { method: 'DELETE', asOwner: true }),
    changes: changedByPeople(listingId),
    done: isYou ? text('You have left') : text('Removed'),
    failed: isYou ? text('Not left') : text('Not removed'),
    onDone: onClose,
  });
  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      title={isYou ? text('Leave this listing?') : text('Remove this person?')}
      confirm={isYou ? text('Yes, leave') : text('Yes, remove')}
      keep={isYou ? text('Stay') : text('Keep')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined)}
    >
      <p>
        {isYou
          ? text('You cannot see or change the listing after that. The owner can invite you again.')
          : text(
              '{email} cannot see or change the listing after that. The owner can invite them again.',
              { email },
            )}
      </p>
      {isYou && <PlanGoesOn />}
    </ActionDialog>
  );
}
