/**
 * The page that the private link of an event leads to: its sender changes or cancels
 * it there. The secret of the link stays in the browser: the server renders the page without it.
 */

import { api } from '@town/contracts/api/paths';
import { pages } from '@town/contracts/pages/paths';
import { withElements } from '@town/language/with-elements';
import { statusOf } from '@town/slice-kit/http-error';
import { PageMeta } from '@town/slice-kit/page-meta';
import { readOwnEvent, type ShownOwnEvent } from '@town/slice-kit/read-own-event';
import { Link, useSearchParams } from '@town/slice-kit/router';
import { sendJson } from '@town/slice-kit/send-json';
import { Button } from '@town/ui/button';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { NeedsScript } from '@town/ui/needs-script';
import { Notice } from '@town/ui/notice';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { Skeleton } from '@town/ui/skeleton';
import { useEffect, useState } from 'react';
import { useText } from '../messages/use-text';
import { CancelEvent } from './cancel-event';
import { OwnEventForm } from './own-event-form';

type State =
  | { is: 'loading' }
  | { is: 'over' }
  | { is: 'failed' }
  | { is: 'open'; event: ShownOwnEvent; said?: string };

/** The page /events/manage/own. */
export function OwnEventPage() {
  const text = useText();
  const token = useSearchParams()[0].get('token') ?? '';
  const { state, setState, retry } = useOwnEvent(token);
  const show = (answer: unknown, said: string) => {
    const event = readOwnEvent(answer);
    setState(event ? { is: 'open', event, said } : { is: 'failed' });
  };

  return (
    <>
      <PageMeta
        title={text('Your event')}
        description={text('Change or cancel the event that you have sent.')}
        keywords={['events']}
        noIndex
      />
      <PageHeading title={text('Your event')} />
      <Section>
        <NeedsScript>
          {text('Answer the e-mail with the link, and we change the event for you.')}
        </NeedsScript>
        {state.is === 'loading' && <Skeleton shape="text" label={text('Loading your event...')} />}
        {state.is === 'over' && <LinkIsOver />}
        {state.is === 'failed' && (
          <Notice tone="error" title={text('Your event cannot be loaded at the moment')}>
            <Button variant="secondary" onClick={retry}>
              {text('Try again')}
            </Button>
          </Notice>
        )}
        {state.is === 'open' && (
          <>
            <EventState event={state.event} said={state.said} />
            <OwnEventForm
              key={JSON.stringify(state.event)}
              token={token}
              event={state.event}
              onSaved={(answer) => show(answer, text('Your change is saved.'))}
              onTakeTheirs={(event) => setState({ is: 'open', event })}
            />
            {state.event.status !== 'cancelled' && (
              <CancelEvent
                token={token}
                onCancelled={(answer) => show(answer, text('Your event is cancelled.'))}
              />
            )}
          </>
        )}
      </Section>
    </>
  );
}

/** Fetches the event that belongs to the secret of a link. */
function useOwnEvent(token: string) {
  const [state, setState] = useState<State>({ is: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry fetches again
  useEffect(() => {
    let isCurrent = true;
    readOwn(token).then((next) => isCurrent && setState(next));
    return () => {
      isCurrent = false;
    };
  }, [token, attempt]);
  return { state, setState, retry: () => setAttempt(attempt + 1) };
}

function LinkIsOver() {
  const text = useText();
  return (
    <Notice title={text('This link does not count any more')}>
      <p>
        {withElements(text('The event is over or was removed. <link>See the calendar</link>'), {
          link: (content) => <Link to={pages.events}>{content}</Link>,
        })}
      </p>
    </Notice>
  );
}

async function readOwn(token: string): Promise<State> {
  if (!token) return { is: 'over' };
  try {
    const event = readOwnEvent(await sendJson(api.ownEvent, { token }));
    return event ? { is: 'open', event } : { is: 'failed' };
  } catch (error) {
    const status = statusOf(error);
    return { is: status === 410 || status === 400 ? 'over' : 'failed' };
  }
}

/** The result of the last action, and the public state of the event. */
function EventState({ event, said }: { event: ShownOwnEvent; said: string | undefined }) {
  const text = useText();
  return (
    <>
      {said && (
        // The form or the confirmation that had the focus is gone.
        <FocusOnMount key={JSON.stringify(event)}>
          <Notice tone="success" title={said} />
        </FocusOnMount>
      )}
      {event.status === 'cancelled' && !said && <Notice title={text('This event is cancelled.')} />}
      {event.awaitsReview && (
        <Notice title={text('Our staff look at it first')}>
          <p>{text('Visitors see the event as it is here after a look by our staff.')}</p>
        </Notice>
      )}
      {event.slug && (
        <p>
          <Link to={pages.event(event.slug)}>{text('See the event on the calendar')}</Link>
        </p>
      )}
    </>
  );
}
