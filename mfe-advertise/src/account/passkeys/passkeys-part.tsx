import { ownerApi } from '@town/contracts/api/paths';
import { passkeysPerOwner } from '@town/contracts/owners/passkeys';
import type { Passkey } from '@town/contracts/passkeys/passkeys';
import { withElements } from '@town/language/with-elements';
import { useQuery } from '@town/slice-kit/query';
import { sendJson } from '@town/slice-kit/send-json';
import { Button } from '@town/ui/button';
import { useState } from 'react';
import css from '../account.module.css';
import { ActionDialog } from '../action-dialog';
import { useText } from '../messages/use-text';
import { Fetched, Part } from '../part';
import { useOwnerAction } from '../use-owner-action';
import { useDay } from '../words';
import { AddPasskeyForm } from './add-passkey-form';
import { passkeysQuery } from './passkeys-query';

/** The passkeys that sign in without a mail. */
export function PasskeysPart() {
  const text = useText();
  const passkeys = useQuery(passkeysQuery);
  return (
    <Part title={text('Sign in faster on this device')}>
      <p>
        {text(
          'With a passkey you sign in by your fingerprint, your face or the PIN of your device, without a mail. The link by mail goes on working.',
        )}
      </p>
      <Fetched query={passkeys} what="your passkeys">
        {(list) => (
          <>
            {list.length > 0 && (
              <ul className={css.rows} aria-label={text('Your passkeys')}>
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
  const text = useText();
  const day = useDay();
  const [asking, setAsking] = useState(false);
  const remove = useOwnerAction({
    call: () => sendJson(ownerApi.passkey(id), undefined, { method: 'DELETE', asOwner: true }),
    changes: [ownerApi.passkeys],
    done: text('Passkey removed'),
    failed: text('Not removed'),
    onDone: () => setAsking(false),
  });
  return (
    <li className={css.row}>
      <h3>{name}</h3>
      <p className={css.soft}>
        {lastUsedAt
          ? text('Added on {date}, last used on {used}', {
              date: day(createdAt),
              used: day(lastUsedAt),
            })
          : text('Added on {date}, not used yet', { date: day(createdAt) })}
      </p>
      <p>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {withElements(text('Remove<name> {name}</name>', { name }), {
            name: (words) => <span className="visually-hidden">{words}</span>,
          })}
        </Button>
      </p>
      <ActionDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={text('Remove {name}?', { name })}
        confirm={text('Yes, remove it')}
        keep={text('Keep it')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined)}
      >
        <p>
          {text(
            'It signs you in no more. Devices that are signed in stay so; you can sign them out in the account settings.',
          )}
        </p>
      </ActionDialog>
    </li>
  );
}
