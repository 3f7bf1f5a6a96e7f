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
  async function postRule(to: BusinessEventChange) {
    const { answer, isRepeat } = await post.mutateAsync(to);
    return unstoredRule(answer, to, undefined, isRepeat);
  }
  async function changeRule(to: BusinessEventChange, event: ShownBusinessEvent) {
    return unstoredRule(await change.mutateAsync({ event, to }), to, event);
  }
  async function send(to: BusinessEventChange) {
    try {
      const rule = isNew ? await postRule(to) : await changeRule(to, theirs ?? edited);
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

/** What to say about a rule that was not stored, or may not have been. */
function useUnstoredWords() {
  const text = useText();
  const words = useEventWords();
  return ({ event: { title, date }, rule }: NotStored) => {
    switch (rule) {
      case 'takes place once':
        return {
          heading: text('The event is saved, but it does not repeat yet'),
          explanation: text(
            '“{title}” has one date, {day}: our site is being updated. Please change the event in a few minutes, and choose again how it repeats.',
            { title, day: words.day(date) },
          ),
        };
      case 'repeats as before':
        return {
          heading: text('The event is saved, but how it repeats was not changed'),
          explanation: text(
            '“{title}” repeats as before: our site is being updated. Please change the event in a few minutes, and choose again how it repeats.',
            { title },
          ),
        };
      case 'is not known':
        return {
          heading: text('The event is saved, but we do not know whether it repeats'),
          explanation: text(
            'Our site is being updated. Please look at the dates of “{title}” in a few minutes. If they are not what you chose, change the event, and choose again how it repeats.',
            { title },
          ),
        };
    }
  };
}

function RuleNotStored({ title, onClose, ...notStored }: RuleNotStoredProps) {
  const text = useText();
  const { heading, explanation } = useUnstoredWords()(notStored);
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
