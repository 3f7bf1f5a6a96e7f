import type { InboxChange } from '@town/contracts/inbox/calls';
import { Button } from '@town/ui/button';
import { TextArea } from '@town/ui/text-area';
import { TextField } from '@town/ui/text-field';
import { useForm } from 'react-hook-form';
import { useStaff } from '../session/staff';
import css from './inbox.module.css';
import type { ShownItem } from './inbox-item-reader';
import type { useInboxActions } from './use-inbox';

interface ItemFormProps {
  item: ShownItem;
  change: ReturnType<typeof useInboxActions>['change'];
}

/** Who takes care of an item, until when, and a note for the others. */
export function ItemForm({ item, change }: ItemFormProps) {
  const { email } = useStaff();
  const { register, handleSubmit, setValue } = useForm({
    defaultValues: {
      assignee: item.assignee ?? '',
      dueOn: item.dueOn ?? '',
      note: item.note ?? '',
    },
  });
  const save = ({ assignee, dueOn, note }: Record<'assignee' | 'dueOn' | 'note', string>) => {
    const values: InboxChange = { assignee: assignee || null, dueOn: dueOn || null, note };
    change.mutate(values);
  };
  return (
    <form className={css.card} onSubmit={handleSubmit(save)} aria-label="Who takes care of it">
      <div className={css.assignee}>
        <TextField label="Assigned to" type="email" optional {...register('assignee')} />
        <p>
          <Button variant="secondary" onClick={() => setValue('assignee', email)}>
            Take it myself
          </Button>
        </p>
      </div>
      <TextField label="Due on" type="date" optional {...register('dueOn')} />
      <TextArea label="Note" optional {...register('note')} />
      <p>
        <Button type="submit" variant="secondary" busy={change.isPending}>
          Save
        </Button>
      </p>
    </form>
  );
}
