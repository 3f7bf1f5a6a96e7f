/**
 * The ways to prove that a business belongs to the visitor: the e-mail address on record (by a code or by
 * signing in with it), or a text that the town office checks. Only the office remains if no address is on
 * record, or if that is not known.
 */
import { ownerApi } from '@town/contracts/api/paths';
import type { OwnerClaim } from '@town/contracts/owners/claims';
import { useTexts } from '@town/language/texts';
import { useQuery } from '@town/slice-kit/query';
import { sendJson } from '@town/slice-kit/send-json';
import { Button } from '@town/ui/button';
import { FocusOnMount } from '@town/ui/focus-on-mount';
import { Skeleton } from '@town/ui/skeleton';
import { useState } from 'react';
import css from '../account.module.css';
import { type PlainMessage, useText } from '../messages/use-text';
import { Part } from '../part';
import { useOwnerAction } from '../use-owner-action';
import { ClaimForm, type ClaimFormProps } from './claim-form';
import { readClaim } from './claims-query';
import { CodeForm } from './code-form';
import { waysQuery } from './ways-query';

/** Claimants do not learn whether the business has an owner before they have proved their claim. */
const ifManaged: PlainMessage =
  'If somebody manages it already, our staff see your proof and decide.';

/** `onSent` is called after the claim was sent to the staff. */
interface ClaimWaysProps extends ClaimFormProps {
  /** Called after the e-mail address on record has proved the claim. */
  onProved(status: OwnerClaim['status']): void;
}

export function ClaimWays({ businessId, claimant, onSent, onProved }: ClaimWaysProps) {
  const text = useText();
  const { language } = useTexts();
  const ways = useQuery(waysQuery(businessId));
  const [way, setWay] = useState<'choice' | 'code' | 'office'>('choice');
  const send = useOwnerAction({
    call: () => sendJson(ownerApi.claimCode, { businessId }, { asOwner: true, language }),
    done: text('Code on its way'),
    failed: text('No code was sent'),
    onDone: () => setWay('code'),
  });
  if (ways.isPending) {
    return <Skeleton shape="text" count={4} label={text('Looking up what is on record...')} />;
  }
  const { email, yours } = ways.data ?? {};
  if (yours) return <OwnAddress {...{ businessId, onProved }} />;
  const office = <Office {...{ businessId, claimant, onSent }} />;
  if (!email) return office;
  if (way === 'office') return <FocusOnMount>{office}</FocusOnMount>;
  const again = { busy: send.isPending, onClick: () => send.mutate(undefined) };
  return (
    <>
      {way === 'code' ? (
        <FocusOnMount>
          <CodeForm {...{ businessId, email, again, onProved }} />
        </FocusOnMount>
      ) : (
        <Part title={text('By e-mail, at once')}>
          <p>
            {text(
              'We send a code to the address that we have on record for this business: {email}. The mail shows your own address as well, most of it hidden. Enter the code here, and the listing is yours to edit. If you sign in with that address, you need no code.',
              { email },
            )}{' '}
            {text(ifManaged)}
          </p>
          <p>
            <Button {...again}>
              {send.isPending ? text('Sending...') : text('Send a code to {email}', { email })}
            </Button>
          </p>
        </Part>
      )}
      <Part title={text('By the town office')}>
        <p>
          {text(
            'You cannot read mail to {email}? Tell us how we can check that the business is yours. We may call the phone number on record. We cannot send codes to phones.',
            { email },
          )}
        </p>
        <p>
          <Button variant="secondary" onClick={() => setWay('office')}>
            {text('Let the town office decide')}
          </Button>
        </p>
      </Part>
    </>
  );
}

/** For owners who signed in with the address on record, which is the proof. */
function OwnAddress({ businessId, onProved }: Pick<ClaimWaysProps, 'businessId' | 'onProved'>) {
  const text = useText();
  const prove = useOwnerAction({
    call: async () =>
      readClaim(await sendJson(ownerApi.claimByAddress, { businessId }, { asOwner: true })),
    changes: [ownerApi.claims, ownerApi.listings],
    failed: text('The listing is not yours yet'),
    onDone: (claim) => onProved(claim?.status ?? 'pending'),
  });
  return (
    <Part title={text('By your e-mail address, at once')}>
      <p>
        {text(
          'You have signed in with the e-mail address that we have on record for this business.',
        )}{' '}
        {text(ifManaged)}
      </p>
      <p>
        <Button busy={prove.isPending} onClick={() => prove.mutate(undefined)}>
          {prove.isPending ? text('Confirming...') : text('Yes, it is my business')}
        </Button>
      </p>
    </Part>
  );
}

function Office(props: ClaimFormProps) {
  const text = useText();
  return (
    <div className={css.part}>
      <p>
        {text(
          'The town office checks what you write here. It may call the phone number on record; it cannot send codes to phones.',
        )}
      </p>
      <ClaimForm {...props} />
    </div>
  );
}
