import { staffApi } from '@town/contracts/api/paths';
import { oneTimeCodeSecretSchema } from '@town/contracts/staff/second-factor';
import { lazyPart } from '@town/slice-kit/lazy-part';
import { useQuery } from '@town/slice-kit/query';
import { QueryView } from '@town/slice-kit/query-view';
import { sendJson } from '@town/slice-kit/send-json';
import { Dialog } from '@town/ui/dialog';
import { FailureNotice } from '@town/ui/failure-notice';
import { Skeleton } from '@town/ui/skeleton';
import { type ReactNode, Suspense } from 'react';
import { useStaff } from '../../session/staff';
import { ProofForm } from './proof-form';
import css from './second-factor.module.css';
import { codesOf } from './send-action';

// Only this dialog needs the QR code; if it cannot be loaded, the secret is shown as text.
const QrCode = lazyPart(() =>
  import(/* webpackChunkName: "qr-code" */ './qr-code').catch(() => ({ default: NoPicture })),
);

function NoPicture(): ReactNode {
  return null;
}

interface TurnOnProps {
  onClose(): void;
  /** Called after one-time codes are turned on, with the recovery codes to show. */
  onDone(recoveryCodes: string[]): Promise<void>;
}

/** Turns one-time codes on: the app scans the secret, and its first code proves that this worked. */
export function TurnOnDialog({ open, ...props }: TurnOnProps & { open: boolean }) {
  return (
    <Dialog
      open={open}
      onClose={props.onClose}
      title="Turn on one-time codes"
      description="Scan the picture with an app that makes one-time codes, or type the secret into it. Then enter the code that the app shows."
    >
      <TurnOn {...props} />
    </Dialog>
  );
}

function TurnOn({ onClose, onDone }: TurnOnProps) {
  const { token } = useStaff();
  const offer = useQuery({
    // Without `deskKey`, so that a change does not fetch it again: each response has a new secret.
    queryKey: ['one-time-code-secret'],
    queryFn: async () =>
      oneTimeCodeSecretSchema.parse(await sendJson(staffApi.oneTimeCode, undefined, { token })),
    gcTime: 0,
  });
  return (
    <QueryView
      query={offer}
      skeleton={<Skeleton shape="text" label="Loading the secret..." />}
      failure={(retry) => <FailureNotice message="There is no secret yet" onRetry={retry} />}
    >
      {({ secret, uri }) => (
        <>
          <div className={css.secret}>
            <Suspense fallback={null}>
              <QrCode text={uri} label="QR code of the secret" />
            </Suspense>
            <p>
              Secret: <code className={css.code}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
            </p>
          </div>
          <ProofForm
            asks={['code', 'password']}
            button="Turn on"
            busy="Turning on..."
            onSend={async ({ password, code }) => {
              const proof = { password, code };
              const options = { method: 'PUT', token } as const;
              await onDone(codesOf(await sendJson(staffApi.oneTimeCode, proof, options)));
            }}
            onCancel={onClose}
          />
        </>
      )}
    </QueryView>
  );
}
