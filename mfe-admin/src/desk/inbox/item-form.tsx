import type { InboxChange } from '@town/contracts/inbox/calls';
import { Button } from '@town/ui/button';
import { TextArea } from '@town/ui/text-area';
import { TextField } from '@town/ui/text-field';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { useStaff } from '../session/staff';
import { useUnsavedForm } from '../session/unsaved';
import css from './inbox.module.css';
import type { ShownItem } from './inbox-item-reader';
import type { useInboxActions } from './use-inbox';

interface ItemFormProps {
  item: ShownItem;
  change: ReturnType<typeof useInboxActions>['change'];
}

type Values = Record<'assignee' | 'dueOn' | 'note', string>;

/**
 * Who takes care of an item, until when, and a note for the others. Only what was typed is sent: the
 * other fields stay as somebody else may have changed them meanwhile.
 */
export function ItemForm({ item, change }: ItemFormProps) {
  const { email } = useStaff();
  const [typed, setTyped] = useState<Partial<Values>>({});
  const stored = valuesOf(item);
  const changed = Object.entries(typed).filter(([name, value]) => value !== stored[name]);
  useUnsavedForm(changed.length > 0);
  const type = (more: Partial<Values>) => setTyped((before) => ({ ...before, ...more }));
  const field = (name: keyof Values) => ({
    name,
    value: typed[name] ?? stored[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      type({ [name]: target.value }),
  });

  function save(event: FormEvent) {
    event.preventDefault();
    change.mutate(changeOf(changed), {
      // What was typed since then stays.
      onSuccess: () =>
        setTyped((now) =>
          Object.fromEntries(
            Object.entries(now).filter(([name, value]) => value !== Object(typed)[name]),
          ),
        ),
    });
  }

  return (
    <form className={css.card} onSubmit={save} aria-label="Who takes care of it">
      <div className={css.assignee}>
        <TextField label="Assigned to" type="email" optional {...field('assignee')} />
        <p>
          <Button variant="secondary" onClick={() => type({ assignee: email })}>
            Take it myself
          </Button>
        </p>
      </div>
      <TextField label="Due on" type="date" optional {...field('dueOn')} />
      <TextArea label="Note" optional {...field('note')} />
      <p>
        <Button
          type="submit"
          variant="secondary"
          busy={change.isPending}
          idle={changed.length === 0}
        >
          Save
        </Button>
      </p>
    </form>
  );
}

const valuesOf = ({ assignee, dueOn, note }: ShownItem): Values & Record<string, string> => ({
  assignee: assignee ?? '',
  dueOn: dueOn ?? '',
  note: note ?? '',
});

/** The note is text; the other fields are nothing where they are empty. */
const changeOf = (changed: [string, string][]): InboxChange =>
  Object.fromEntries(
    changed.map(([name, value]) => [name, name === 'note' ? value : value || null]),
  );
