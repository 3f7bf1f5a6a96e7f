import { ownerApi } from '@town/contracts/api/paths';
import { useQuery } from '@town/slice-kit/query';
import { sendJson } from '@town/slice-kit/send-json';
import { useSite } from '@town/slice-kit/site';
import { Button } from '@town/ui/button';
import { useRef } from 'react';
import css from '../account.module.css';
import { Fetched, Part } from '../part';
import { useOwnerAction } from '../use-owner-action';
import { dayOf } from '../words';
import { devicesQuery } from './devices-query';
import { SignOutOthers } from './sign-out-others';

/** The sessions of the account. Other devices can be signed out, one by one or all at once. */
export function Devices() {
  const { town } = useSite();
  const devices = useQuery(devicesQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const end = useOwnerAction({
    call: (id: string) =>
      sendJson(ownerApi.endSession(id), undefined, { method: 'DELETE', asOwner: true }),
    changes: [ownerApi.sessions],
    done: 'Signed out there',
    failed: 'Not signed out',
    // The pressed button disappears with its device.
    onDone: () => heading.current?.focus(),
  });
  return (
    <Part title="Where you are signed in" heading={heading}>
      <Fetched query={devices} what="your devices">
        {(list) => (
          <ul className={css.rows}>
            {list.map(({ id, createdAt, lastUsedAt, current }) => (
              <li key={id} className={css.row}>
                <p>
                  {current && <strong>This device. </strong>}
                  Signed in on {dayOf(createdAt, town.timeZone)}, last used on{' '}
                  {dayOf(lastUsedAt, town.timeZone)}
                </p>
                {!current && (
                  <p>
                    <Button
                      variant="secondary"
                      busy={end.isPending && end.variables === id}
                      onClick={() => end.mutate(id)}
                    >
                      Sign out there
                      <span className="visually-hidden">
                        , signed in on {dayOf(createdAt, town.timeZone)}
                      </span>
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
