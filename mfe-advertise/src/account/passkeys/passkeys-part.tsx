import { ownerApi } from '@town/contracts/api/paths';
import { passkeysPerOwner } from '@town/contracts/owners/passkeys';
import type { Passkey } from '@town/contracts/passkeys/passkeys';
import { useQuery } from '@town/slice-kit/query';
import { sendJson } from '@town/slice-kit/send-json';
import { useSite } from '@town/slice-kit/site';
import { Button } from '@town/ui/button';
import { useState } from 'react';
import css from '../account.module.css';
import { ActionDialog } from '../action-dialog';
import { Fetched, Part } from '../part';
import { useOwnerAction } from '../use-owner-action';
import { dayOf } from '../words';
import { AddPasskeyForm } from './add-passkey-form';
import { passkeysQuery } from './passkeys-query';

/** The passkeys that sign in without a mail. */
export function PasskeysPart() {
  const passkeys = useQuery(passkeysQuery);
  return (
    <Part title="Sign in faster on this device">
      <p>
        With a passkey you sign in by your fingerprint, your face or the PIN of your device, without
        a mail. The link by mail goes on working.
      </p>
      <Fetched query={passkeys} what="your passkeys">
        {(list) => (
          <>
            {list.length > 0 && (
              <ul className={css.rows} aria-label="Your passkeys">
                {list.map((passkey) => (
                  <PasskeyRow key={passkey.id} passkey={passkey} />
                ))}
              </ul>
            )}
            {list.length < passkeysPerOwner && <AddPasskeyForm />}
          </>
        )}
      </Fetched>
    </Part>
  );
}

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const { timeZone } = useSite().town;
  const [asking, setAsking] = useState(false);
  const remove = useOwnerAction({
    call: () => sendJson(ownerApi.passkey(id), undefined, { method: 'DELETE', asOwner: true }),
    changes: [ownerApi.passkeys],
    done: 'Passkey removed',
    failed: 'Not removed',
    onDone: () => setAsking(false),
  });
  return (
    <li className={css.row}>
      <h3>{name}</h3>
      <p className={css.soft}>
        Added on {dayOf(createdAt, timeZone)},{' '}
        {lastUsedAt ? `last used on ${dayOf(lastUsedAt, timeZone)}` : 'not used yet'}
      </p>
      <p>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Remove<span className="visually-hidden"> {name}</span>
        </Button>
      </p>
      <ActionDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Remove ${name}?`}
        confirm="Yes, remove it"
        keep="Keep it"
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined)}
      >
        <p>
          It signs you in no more. Devices that are signed in stay so; you can sign them out in the
          account settings.
        </p>
      </ActionDialog>
    </li>
  );
}
