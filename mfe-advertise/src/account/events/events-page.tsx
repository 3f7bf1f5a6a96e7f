import { pages } from '@town/contracts/pages/paths';
import { withElements } from '@town/language/with-elements';
import { namesNothing } from '@town/slice-kit/http-error';
import { useQuery } from '@town/slice-kit/query';
import { Link, useParams } from '@town/slice-kit/router';
import { Button } from '@town/ui/button';
import { type RefObject, useRef, useState } from 'react';
import css from '../account.module.css';
import { AccountPage } from '../account-page';
import { ActionDialog } from '../action-dialog';
import { LockedField } from '../listing/locked-field';
import { NotYours } from '../listing/not-yours';
import { useText } from '../messages/use-text';
import { Fetched, Part } from '../part';
import { EditEvent } from './edit-event';
import { EventRow } from './event-row';
import { eventsQuery, type ShownBusinessEvent, type ShownBusinessEvents } from './events-query';
import { chosenRule, keptRule } from './recurrence/simple-rules';
import { useEvents } from './use-events';

/** The page /account/listings/{id}/events: an owner posts, changes and cancels events. */
export function EventsPage() {
  const { id = '' } = useParams();
  const text = useText();
  return (
    <AccountPage
      title={text('Your Events')}
      intro={text('They are on the town’s calendar and on your page.')}
    >
      {() => <Events id={id} />}
    </AccountPage>
  );
}

function Events({ id }: { id: string }) {
  const query = useQuery(eventsQuery(id));
  if (namesNothing(query.error)) return <NotYours id={id} />;
  return (
    <Fetched query={query} what="your events" keepsShown>
      {(shown) => <EventList id={id} shown={shown} />}
    </Fetched>
  );
}

function EventList({ id, shown }: { id: string; shown: ShownBusinessEvents }) {
  const text = useText();
  const { locked, events } = shown;
  const [edited, setEdited] = useState<ShownBusinessEvent | 'new'>();
  const [cancelled, setCancelled] = useState<ShownBusinessEvent>();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      {locked && <LockedEvents />}
      {edited && (
        <EditEvent
          key={edited === 'new' ? 'new' : edited.id + edited.version}
          id={id}
          edited={edited}
          events={events}
          onTakeTheirs={setEdited}
          onClose={() => {
            setEdited(undefined);
            heading.current?.focus();
          }}
        />
      )}
      <Part title={text('Coming events')} heading={heading}>
        {!locked && !edited && (
          <p>
            <Button onClick={() => setEdited('new')}>{text('Post an event')}</Button>
          </p>
        )}
        {events.length === 0 && <p>{text('You have no coming events.')}</p>}
        <ul className={css.rows}>
          {events.map((event) => (
            <EventRow
              key={event.id}
              id={id}
              event={event}
              locked={locked}
              isEditing={edited !== undefined}
              onChange={() => setEdited(event)}
              onCancel={() => setCancelled(event)}
            />
          ))}
        </ul>
      </Part>
      <CancelDialog
        id={id}
        event={cancelled}
        heading={heading}
        onClose={() => setCancelled(undefined)}
      />
    </>
  );
}

interface CancelDialogProps {
  id: string;
  /** Undefined while the dialog is closed. */
  event: ShownBusinessEvent | undefined;
  /** Gets the focus when the button that opened the dialog has disappeared. */
  heading: RefObject<HTMLHeadingElement | null>;
  onClose(): void;
}

function CancelDialog({ id, event, heading, onClose }: CancelDialogProps) {
  const text = useText();
  const { cancel } = useEvents(id);
  return (
    <ActionDialog
      open={event !== undefined}
      onClose={onClose}
      title={event ? text('Cancel {title}?', { title: event.title }) : text('Cancel the event?')}
      confirm={text('Yes, it does not take place')}
      keep={text('No, keep it')}
      busy={cancel.isPending}
      fallbackFocus={heading}
      onConfirm={() => event && cancel.mutate(event, { onSettled: onClose })}
    >
      <p>
        {event?.recurrence
          ? text(
              'All its dates stay on the calendar and say that they are cancelled. To cancel only one, open its single dates.',
            )
          : text('It stays on the calendar and says that it is cancelled.')}
      </p>
      {event?.recurrence && chosenRule(event).repeats !== keptRule && (
        <p>{text('To end it, change it and enter the last possible date.')}</p>
      )}
    </ActionDialog>
  );
}

function LockedEvents() {
  const text = useText();
  return (
    <div>
      <LockedField label={text('Events')} value={null} isPlural />
      <p>
        {withElements(
          text(
            'Everybody can <link>send an event to the calendar</link> without a plan. It is not shown on your page.',
          ),
          { link: (words) => <Link to={pages.events}>{words}</Link> },
        )}
      </p>
    </div>
  );
}
