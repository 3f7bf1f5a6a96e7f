import { forget, keep, readKept } from '@town/slice-kit/kept';
import { Button } from '@town/ui/button';
import { CheckboxField } from '@town/ui/checkbox-field';
import { Dialog } from '@town/ui/dialog';
import { type RefObject, useCallback, useState } from 'react';
import css from './keys-help.module.css';
import { useListKeys } from './use-list-keys';

const keys = [
  ['j', 'Next entry'],
  ['k', 'Entry before'],
  ['Enter or e', 'Open the entry'],
  ['x', 'Select the entry, or no longer'],
  ['s', 'Select all of this page, or none'],
  ['a', 'Go to the actions on what is selected'],
  ['/', 'Search'],
  ['?', 'This help'],
] as const;

const switchedOff = 'desk:keys-off';
const aYear = 365;

/** The keys of a list: a button that explains them, and a switch that turns them off. */
export function KeysHelp({ list }: { list: RefObject<HTMLElement | null> }) {
  const [open, setOpen] = useState(false);
  const [enabled, setEnabled] = useState(() => readKept('browser', switchedOff) === undefined);
  const onHelp = useCallback(() => setOpen(true), []);
  useListKeys({ list, enabled, onHelp });

  function enable(next: boolean) {
    setEnabled(next);
    if (next) forget('browser', switchedOff);
    else keep('browser', switchedOff, true, Date.now(), aYear);
  }

  return (
    <>
      <Button variant="quiet" className={css.open} onClick={onHelp}>
        Keyboard
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Keys of the list">
        <dl className={css.keys}>
          {keys.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <CheckboxField
          label="Use these keys"
          checked={enabled}
          onChange={({ target }) => enable(target.checked)}
        />
      </Dialog>
    </>
  );
}
