import { Button } from '@town/ui/button';
import { lazy, Suspense, useId, useState } from 'react';
import css from './submit-event-panel.module.css';

const SubmitEventForm = lazy(
  () => import(/* webpackChunkName: "submit-event-form" */ './submit-event-form'),
);

/** Opens and closes the form for events; its code loads when it is first opened. */
export function SubmitEventPanel() {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        Submit Event
      </Button>
      <div id={id} className={css.panel} hidden={!open}>
        {open && (
          <Suspense fallback={<p role="status">Opening the form…</p>}>
            <SubmitEventForm onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </div>
    </>
  );
}
