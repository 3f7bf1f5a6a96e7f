import { town } from '@town/contracts/town';
import { Button } from '@town/ui/button';
import { Notice } from '@town/ui/notice';
import { useId, useState } from 'react';
import css from './submit-event-panel.module.css';

/** Opens and closes the place where events are submitted. */
export function SubmitEventPanel() {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        Submit Event
      </Button>
      <div id={id} className={css.panel} hidden={!open}>
        <Notice title="Events cannot be submitted on this page yet">
          <p>
            Until the form opens, send the title, date, time and place to{' '}
            <a href={`mailto:${town.email}`}>{town.email}</a> and we will add your event.
          </p>
        </Notice>
      </div>
    </>
  );
}
