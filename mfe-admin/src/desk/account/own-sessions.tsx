import { QueryView } from '@town/slice-kit/query-view';
import { useSite } from '@town/slice-kit/site';
import { Button } from '@town/ui/button';
import { FailureNotice } from '@town/ui/failure-notice';
import { Skeleton } from '@town/ui/skeleton';
import { useRef } from 'react';
import { formatInstant } from '../../lists/format-instant';
import { useFocusWhenLost } from '../../lists/use-focus-when-lost';
import css from './account.module.css';
import { EndOtherSessions } from './end-other-sessions';
import { useEndSession, useSessions } from './use-sessions';

/** The sessions of the account. The other ones can be ended, one by one or all at once. */
export function OwnSessions() {
  const { town } = useSite();
  const sessions = useSessions();
  const end = useEndSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenLost(heading, sessions.data);
  return (
    <section aria-labelledby="own-sessions" className={css.part}>
      <h2 id="own-sessions" ref={heading} tabIndex={-1}>
        Where you are signed in
      </h2>
      <QueryView
        query={sessions}
        skeleton={<Skeleton shape="rows" label="Loading your sessions..." />}
        failure={(retry) => (
          <FailureNotice message="Failed to fetch your sessions" onRetry={retry} />
        )}
      >
        {(list) => (
          <ul className={css.sessions}>
            {list.map(({ id, createdAt, lastUsedAt, current }) => (
              <li key={id} className={css.session}>
                <p>
                  {current && <strong>This session. </strong>}
                  Signed in {formatInstant(createdAt, town.timeZone)}, last used{' '}
                  {formatInstant(lastUsedAt, town.timeZone)}
                </p>
                {!current && (
                  <Button
                    variant="secondary"
                    busy={end.isPending && end.variables === id}
                    onClick={() => end.mutate(id)}
                  >
                    End
                    <span className="visually-hidden">
                      {' '}
                      the session of {formatInstant(createdAt, town.timeZone)}
                    </span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <EndOtherSessions
        heading={heading}
        hasOthers={sessions.data?.some(({ current }) => !current) ?? false}
      />
    </section>
  );
}
