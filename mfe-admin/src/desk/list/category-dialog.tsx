import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { Button } from '@town/ui/button';
import { Dialog } from '@town/ui/dialog';
import { SelectField } from '@town/ui/select-field';
import { TextField } from '@town/ui/text-field';
import { type FormEvent, useState } from 'react';
import dialogCss from '../dialog.module.css';
import { categoryOptions } from '../records/category-field';
import { type BulkDialogProps, bulkDialog } from './bulk-dialog';

interface CategoryDialogProps extends BulkDialogProps {
  kind: RecordKind;
  count: number;
  onChoose(category: string): void;
}

/** Asks for the category that the selected records get. */
export function CategoryDialog(props: CategoryDialogProps) {
  const { kind, count, busy, onClose, onChoose } = props;
  const [category, setCategory] = useState('');
  const options = categoryOptions(kind);
  function choose(event: FormEvent) {
    event.preventDefault();
    if (category.trim()) onChoose(category.trim());
  }
  return (
    <Dialog
      {...bulkDialog(props)}
      title={`Change the category of ${count} ${count === 1 ? kind.one : kind.many}`}
    >
      <form className={dialogCss.form} onSubmit={choose}>
        {options.length > 0 ? (
          <SelectField
            label="Category"
            required
            placeholder="Select a category"
            options={options}
            value={category}
            onChange={({ target }) => setCategory(target.value)}
          />
        ) : (
          <TextField
            label="Category"
            required
            value={category}
            onChange={({ target }) => setCategory(target.value)}
          />
        )}
        <div className={dialogCss.actions}>
          <Button type="submit" busy={busy}>
            Change category
          </Button>
          <Button variant="secondary" idle={busy} onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
