import { Button } from '@town/ui/button';
import { useStaff } from '../session/staff';
import type { ShownItem } from './inbox-item-reader';
import { useInboxActions } from './use-inbox';

/** Sends a failed mail again. If that fails as well, the item is reopened. */
export function RetryMail({ item }: { item: ShownItem }) {
  const { mayEdit } = useStaff();
  const { retry } = useInboxActions(item.id);
  if (!mayEdit || item.state === 'done') return null;
  return (
    <p>
      <Button variant="secondary" busy={retry.isPending} onClick={() => retry.mutate()}>
        Try again
      </Button>
    </p>
  );
}
