import type { BusinessEventChange } from '@town/contracts/calendar/business-event-form';
import { statusOf } from '@town/slice-kit/http-error';
import { Button } from '@town/ui/button';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { Notice } from '@town/ui/notice';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../messages/use-text';
import { Part } from '../part';
import { EventForm, emptyEvent } from './event-form';
import type { ShownBusinessEvent } from './events-query';
import { type Unstored, unstoredRule } from './recurrence/stored-rule';
import { useEventWords } from './use-event-words';
import { useEvents } from './use-events';

interface EditEventProps {
  /** The listing's id. */
  id: string;
  /** The event when the form was opened; `new` for a new one. */
  edited: ShownBusinessEvent | 'new';
  /** The current events. */
  events: readonly ShownBusinessEvent[];
  /** Called to use the version that another person has saved. */
  onTakeTheirs(event: ShownBusinessEvent): void;
  onClose(): void;
}

/** Posts or changes an event. A version that another person saved meanwhile is replaced only on request. */
export function EditEvent({ id, edited, events, onTakeTheirs, onClose }: EditEventProps) {
  const text = useText();
  const { post, change } = useEvents(id);
  const [isStale, setStale] = useState(false);
  const [unstored, setUnstored] = useState<NotStored>();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form is above the button that opened it, which may be out of view then.
  useEffect(() => heading.current?.focus(), []);
  const isNew = edited === 'new';
  const title = isNew ? text('New event') : text('Change the event');
  const theirs =
    isStale && !isNew
      ? events.find(({ id: other, version }) => other === edited.id && version !== edited.version)
      : undefined;
  async function send(to: BusinessEventChange) {
    try {
      const answer = isNew
        ? await post.mutateAsync(to)
        : await change.mutateAsync({ event: theirs ?? edited, to });
      const rule = unstoredRule(answer, to, isNew ? undefined : (theirs ?? edited));
      if (rule) setUnstored({ event: to, rule });
      else onClose();
    } catch (error) {
      setStale(statusOf(error) === 409);
      throw error;
    }
  }
  if (unstored) return <RuleNotStored {...unstored} title={title} onClose={onClose} />;
  return (
    <Part title={title} heading={heading}>
      {theirs && <Conflict theirs={theirs} onTake={() => onTakeTheirs(theirs)} />}
      <EventForm
        draft={`event-${id}-${isNew ? 'new' : `${edited.id}-${edited.version}`}`}
        title={title}
        event={isNew ? emptyEvent : edited}
        send={isNew ? text('Post the event') : text('Save the change')}
        busy={post.isPending || change.isPending}
        onSend={send}
        onClose={onClose}
      />
    </Part>
  );
}

function Conflict({ theirs, onTake }: { theirs: ShownBusinessEvent; onTake(): void }) {
  const text = useText();
  const words = useEventWords();
  const { title, date, time, location } = theirs;
  const when = [
    words.day(date),
    words.rule(theirs),
    time && words.time(time),
    location && words.place(location),
  ];
  return (
    <FocusOnMount>
      <Notice tone="warning" title={text('Somebody changed this event while you were editing')}>
        <p>
          {text(
            'It is now “{title}”, {when}. Nothing that you typed is lost, and nothing of it is saved yet: save once more to replace theirs.',
            { title, when: when.filter(Boolean).join(', ') },
          )}
        </p>
        <Button variant="secondary" onClick={onTake}>
          {text('Take theirs')}
        </Button>
      </Notice>
    </FocusOnMount>
  );
}

interface NotStored {
  event: BusinessEventChange;
  rule: Unstored;
}

interface RuleNotStoredProps extends NotStored {
  /** The title of the form that this replaces. */
  title: string;
  onClose(): void;
}

function RuleNotStored({ event, rule, title, onClose }: RuleNotStoredProps) {
  const text = useText();
  const words = useEventWords();
  const { heading, explanation } =
    rule === 'takes place once'
      ? {
          heading: text('The event is saved, but it does not repeat yet'),
          explanation: text(
            '“{title}” has one date, {day}: our site is being updated. Please change the event in a few minutes, and choose again how it repeats.',
            { title: event.title, day: words.day(event.date) },
          ),
        }
      : {
          heading: text('The event is saved, but how it repeats was not changed'),
          explanation: text(
            '“{title}” repeats as before: our site is being updated. Please change the event in a few minutes, and choose again how it repeats.',
            { title: event.title },
          ),
        };
  return (
    <Part title={title}>
      <FocusOnMount>
        <Notice tone="warning" title={heading}>
          <p>{explanation}</p>
          <Button variant="secondary" onClick={onClose}>
            {text('Back to your events')}
          </Button>
        </Notice>
      </FocusOnMount>
    </Part>
  );
}
