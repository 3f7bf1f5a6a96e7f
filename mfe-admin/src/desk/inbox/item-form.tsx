import type { InboxChange } from '@town/contracts/inbox/calls';
import { Button } from '@town/ui/button';
import { Notice } from '@town/ui/notice';
import { TextArea } from '@town/ui/text-area';
import { type ChangeEvent, type ComponentProps, type FormEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { DateInput, incomplete } from '../date-input';
import { useStaff } from '../session/staff';
import { useUnsavedForm } from '../session/unsaved';
import { AssigneeField } from './assignee-field';
import css from './inbox.module.css';
import type { ShownItem } from './inbox-item-reader';
import { keptTextName, useKeeping, useKept } from './kept-text';
import type { useInboxActions } from './use-inbox';

interface ItemFormProps {
  item: ShownItem;
  change: ReturnType<typeof useInboxActions>['change'];
}

const labels = { assignee: 'Assigned to', dueOn: 'Due on', note: 'Note' };
type Name = keyof typeof labels;
type Values = Record<Name, string>;
const typedField = z.optional(z.object({ value: z.string(), before: z.string() }));
const keptTyped = z.object({ assignee: typedField, dueOn: typedField, note: typedField });
/** The typed value of a field, and the value that was stored when typing began. */
type Typed = z.infer<typeof keptTyped>;

/**
 * An item's assignee, its due date, and a note for other staff. Only edited fields are sent, so that changes
 * of other people to the other fields stay. If another person changes an edited field, their value is
 * shown, so the version in the request is one that this clerk has seen.
 */
export function ItemForm({ item, change }: ItemFormProps) {
  const { email } = useStaff();
  const name = keptTextName(email, item.id, 'work');
  const [typed, setTyped] = useState<Typed>(useKept(name, keptTyped) ?? {});
  const stored = valuesOf(item);
  const changed = names.filter((name) => typed[name] && typed[name].value !== stored[name]);
  const replaced = changed.filter((name) => typed[name]?.before !== stored[name]);
  useUnsavedForm(changed.length > 0, true);
  useKeeping(name, typed, changed.length > 0);
  const type = (name: Name, value: string) =>
    setTyped((now) => ({ ...now, [name]: { before: stored[name], ...now[name], value } }));
  const field = (name: Name) => ({
    name,
    label: labels[name],
    optional: true,
    value: typed[name]?.value ?? stored[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      type(name, target.value),
  });

  const dueOn = useRef<HTMLInputElement>(null);

  function save(event: FormEvent) {
    event.preventDefault();
    if (typed.dueOn?.value === incomplete) return dueOn.current?.focus();
    change.mutate(
      { ...changeOf(changed, typed), version: item.version },
      { onSuccess: () => setTyped((now) => typedSince(now, typed)) },
    );
  }

  /** The other edits stay as they are. */
  const take = () =>
    change.mutate(
      { assignee: email, version: item.version },
      { onSuccess: () => setTyped(({ assignee: _, ...others }) => others) },
    );

  return (
    <form className={css.card} onSubmit={save} aria-label="Who takes care of it">
      <AssigneeField
        label={labels.assignee}
        value={typed.assignee?.value ?? stored.assignee}
        onChoose={(choice) => type('assignee', choice)}
        onTake={take}
        busy={change.isPending}
      />
      <DueDate {...field('dueOn')} ref={dueOn} onChange={(date) => type('dueOn', date)} />
      <TextArea {...field('note')} />
      {replaced.length > 0 && <Replaced names={replaced} stored={stored} />}
      <SaveButton busy={change.isPending} idle={changed.length === 0} />
    </form>
  );
}

function DueDate(props: Omit<ComponentProps<typeof DateInput>, 'type' | 'error' | 'announced'>) {
  const error = props.value === incomplete ? 'Please enter a full date' : undefined;
  return <DateInput {...props} type="date" error={error} announced />;
}

function SaveButton(state: { busy: boolean; idle: boolean }) {
  return (
    <p>
      <Button type="submit" variant="secondary" {...state}>
        Save
      </Button>
    </p>
  );
}

/** Other people's new values of fields that are being edited here. */
function Replaced({ names, stored }: { names: readonly Name[]; stored: Values }) {
  return (
    <Notice tone="warning" title="Somebody else has changed this item meanwhile">
      <dl className={css.details}>
        {names.map((name) => (
          <div key={name}>
            <dt>{labels[name]}</dt>
            <dd>{stored[name] || 'Nothing'}</dd>
          </div>
        ))}
      </dl>
      <p>Your text takes its place when you save.</p>
    </Notice>
  );
}

const names: readonly Name[] = ['assignee', 'dueOn', 'note'];

const valuesOf = ({ assignee, dueOn, note }: ShownItem): Values => ({
  assignee: assignee ?? '',
  dueOn: dueOn ?? '',
  note: note ?? '',
});

/** An empty note is an empty text; the other fields become null when they are empty. */
const changeOf = (changed: readonly Name[], typed: Typed): InboxChange =>
  Object.fromEntries(
    changed.map((name) => [name, typed[name]?.value || (name === 'note' ? '' : null)]),
  );

/** Edits made after a save was sent. The values of that save are not changes of another person. */
const typedSince = (now: Typed, sent: Typed): Typed =>
  Object.fromEntries(
    names.flatMap((name) => {
      const typed = now[name];
      const before = sent[name]?.value.trim();
      if (!typed || typed.value === sent[name]?.value) return [];
      return [[name, before === undefined ? typed : { ...typed, before }]];
    }),
  );
