import { statusOf } from '@town/slice-kit/http-error';
import { useQuery } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import { text } from '@town/slice-kit/tolerant';
import { Button } from '@town/ui/button';
import { Dialog } from '@town/ui/dialog';
import { type RefObject, useState } from 'react';
import { deskPages } from '../desk/desk-pages';
import dialogCss from '../desk/dialog.module.css';
import { businessPath } from './found-businesses';
import css from './own-business.module.css';
import { useExisted } from './use-existed';

interface OwnBusinessProps {
  businessId: string;
  /** Whether it was not created from the application; null if that is not known. */
  existed: boolean | null;
  busy: boolean;
  /** Takes the business from the application; missing where that is not offered. */
  onRelease: ((businessId: string) => void) | undefined;
  /** Takes the focus after the button has gone. */
  fallbackFocus?: RefObject<HTMLElement | null>;
}

/** The business of an approved application. A wrong one can be taken from it at any time. */
export function OwnBusiness(props: OwnBusinessProps) {
  const { businessId, busy, onRelease, fallbackFocus } = props;
  // A colleague may choose another business while the dialog is open.
  const [asked, setAsked] = useState<string>();
  const existed = useExisted(businessId, props.existed, asked === businessId);
  const name = useName(businessId);
  const close = () => setAsked(undefined);
  return (
    <div className={css.own}>
      <p>
        Its business:{' '}
        <Link to={deskPages.record('businesses', businessId)}>{name ?? 'show it'}</Link>
      </p>
      {onRelease && (
        <Button variant="secondary" onClick={() => setAsked(businessId)}>
          Not this business…
        </Button>
      )}
      <Dialog
        open={asked === businessId}
        onClose={close}
        locked={busy}
        {...(fallbackFocus && { fallbackFocus })}
        title={`Is the application not for ${name ?? 'this business'}?`}
        description={`The application waits again, with its plan, so that you can choose another business or create one. ${consequence(existed)}`}
      >
        <div className={dialogCss.actions}>
          <Button busy={busy} onClick={() => onRelease?.(businessId)}>
            Not this business
          </Button>
          <Button variant="secondary" idle={busy} onClick={close}>
            Cancel
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

/** What happens to the business. */
function consequence(existed: boolean | null): string {
  const stays =
    'stays: if the approval made the applicant the owner, they lose access, with everybody whom they invited.';
  const isArchived =
    'is archived, unless another application is for it; its people have access again if you restore it.';
  if (existed === null) {
    return `A business that was in the directory before ${stays} A business that was created from the application ${isArchived}`;
  }
  return existed
    ? `The business was in the directory before, and ${stays}`
    : `The business was created from the application, so it ${isArchived}`;
}

/** The public name of a business; undefined while it loads, and when it cannot be read. */
function useName(id: string): string | undefined {
  const { data, error } = useQuery<unknown, Error, string | undefined>({
    queryKey: [businessPath(id)],
    select: (record) => text(Object(record).name),
    staleTime: 0,
  });
  return data ?? (statusOf(error) === 404 ? 'a business that is not public' : undefined);
}
