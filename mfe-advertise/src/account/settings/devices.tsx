import { ownerApi } from '@town/contracts/api/paths';
import { withElements } from '@town/language/with-elements';
import { useQuery } from '@town/slice-kit/query';
import { sendJson } from '@town/slice-kit/send-json';
import { Button } from '@town/ui/button';
import { useRef } from 'react';
import css from '../account.module.css';
import { useText } from '../messages/use-text';
import { Fetched, Part } from '../part';
import { useOwnerAction } from '../use-owner-action';
import { useDay } from '../words';
import { devicesQuery } from './devices-query';
import { SignOutOthers } from './sign-out-others';

/** The sessions of the account. Other devices can be signed out, one by one or all at once. */
export function Devices() {
  const text = useText();
  const day = useDay();
  const devices = useQuery(devicesQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const end = useOwnerAction({
    call: (id: string) =>
      sendJson(ownerApi.endSession(id), undefined, { method: 'DELETE', asOwner: true }),
    changes: [ownerApi.sessions],
    done: text('Signed out there'),
    failed: text('Not signed out'),
    // The pressed button disappears with its device.
    onDone: () => heading.current?.focus(),
  });
  return (
    <Part title={text('Where you are signed in')} heading={heading}>
      <Fetched query={devices} what="your devices">
        {(list) => (
          <ul className={css.rows}>
            {list.map(({ id, createdAt, lastUsedAt, current }) => (
              <li key={id} className={css.row}>
                <p>
                  {current && <strong>{text('This device.')} </strong>}
                  {text('Signed in on {date}, last used on {used}', {
                    date: day(createdAt),
                    used: day(lastUsedAt),
                  })}
                </p>
                {!current && (
                  <p>
                    <Button
                      variant="secondary"
                      busy={end.isPending && end.variables === id}
                      onClick={() => end.mutate(id)}
                    >
                      {withElements(
                        text('Sign out there<when>, signed in on {date}</when>', {
                          date: day(createdAt),
                        }),
                        { when: (words) => <span className="visually-hidden">{words}</span> },
                      )}
                    </Button>
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
      </Fetched>
      <SignOutOthers
        heading={heading}
        hasOthers={devices.data?.some(({ current }) => !current) ?? false}
      />
    </Part>
  );
}
