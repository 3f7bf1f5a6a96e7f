import { Button } from '@town/ui/button';
import { SelectField } from '@town/ui/select-field';
import { useStaff } from '../session/staff';
import css from './inbox.module.css';
import { useAssignees } from './use-assignees';

interface AssigneeFieldProps {
  label: string;
  value: string;
  onChoose(email: string): void;
  /** Assigns the item to the clerk at once. */
  onTake(): void;
  busy: boolean;
}

/** The person assigned to an item: one of the accounts that may edit, or nobody. */
export function AssigneeField({ label, value, onChoose, onTake, busy }: AssigneeFieldProps) {
  const { email } = useStaff();
  const { data: known, isError } = useAssignees();
  const choices = new Set(known ?? [email]);
  const isGone = known !== undefined && value !== '' && !choices.has(value);
  if (value) choices.add(value);
  return (
    <div className={css.assignee}>
      <SelectField
        name="assignee"
        label={label}
        optional
        placeholder="Nobody"
        options={[...choices].map((each) => ({ value: each, label: each }))}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
        help={
          isGone
            ? `${value} can no longer do this. Please choose somebody else.`
            : isError && 'The other accounts could not be fetched.'
        }
      />
      <p>
        <Button variant="secondary" busy={busy} onClick={onTake}>
          Take it myself
        </Button>
      </p>
    </div>
  );
}
