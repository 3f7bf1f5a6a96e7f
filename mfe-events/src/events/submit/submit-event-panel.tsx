import { lazyPart } from '@town/slice-kit/lazy-part';
import type { ShownEvent } from '@town/slice-kit/read-event';
import { useLocation, useSearchParams } from '@town/slice-kit/router';
import { type PostedForm, useSite } from '@town/slice-kit/site';
import { usePostedForm } from '@town/slice-kit/use-posted-form';
import { Button } from '@town/ui/button';
import { Notice } from '@town/ui/notice';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useText } from '../../messages/use-text';
import { eventFormName, eventFormPlace, eventSubmitted } from './event-form-texts';
import css from './submit-event-panel.module.css';

const SubmitEventForm = lazyPart(
  () => import(/* webpackChunkName: "submit-event-form" */ './submit-event-form'),
);

/**
 * Opens and closes the form for events, whose code loads when it is first opened. Without scripts
 * the button reloads the page with the form open.
 */
export function SubmitEventPanel({ onSubmitted }: { onSubmitted(event: ShownEvent): void }) {
  const text = useText();
  const thanks = eventSubmitted(useSite().reviewsEvents, text);
  const posted = usePostedForm(eventFormName)?.outcome;
  const { open, setOpen, panel } = useOpenForm(posted);
  const toggle = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    toggle.current?.focus();
  }

  return (
    <>
      <form method="get" action={`#${eventFormPlace}`}>
        <Button
          ref={toggle}
          type="submit"
          name="submit"
          value="event"
          aria-expanded={open}
          aria-controls={eventFormPlace}
          onClick={(event) => {
            event.preventDefault();
            setOpen(!open);
          }}
        >
          {text('Submit Event')}
        </Button>
      </form>
      <div
        ref={panel}
        tabIndex={-1}
        id={eventFormPlace}
        className={css.panel}
        hidden={!open && posted !== 'accepted'}
      >
        {open && (
          <Suspense fallback={<p role="status">{text('Opening the form…')}</p>}>
            <SubmitEventForm onClose={close} onSubmitted={onSubmitted} />
          </Suspense>
        )}
        {!open && posted === 'accepted' && (
          <Notice tone="success" title={thanks.title}>
            <p>{thanks.description}</p>
          </Notice>
        )}
      </div>
    </>
  );
}

/** Whether the form is open: it is opened by its button, or by a link with `?submit=event`. */
function useOpenForm(posted: PostedForm['outcome'] | undefined) {
  const asked = useSearchParams()[0].get('submit') === 'event';
  const [open, setOpen] = useState(
    asked ? posted !== 'accepted' : Boolean(posted) && posted !== 'accepted',
  );
  const panel = useRef<HTMLDivElement>(null);
  const { key, hash } = useLocation();
  // Page links keep the query, and the links of the error summary and the skip link change only the hash.
  const linked = asked && hash === `#${eventFormPlace}`;
  const reached = useRef(key);

  // A link on the page can open the form as well, also when the form was closed since the last time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each navigation
  useEffect(() => {
    if (linked && posted !== 'accepted') setOpen(true);
  }, [linked, posted, key]);

  // The link is below an empty list, which is then replaced by a long one: the form would be out of view.
  useEffect(() => {
    if (!open || !linked || reached.current === key) return;
    reached.current = key;
    panel.current?.focus();
  }, [open, linked, key]);

  return { open, setOpen, panel };
}
