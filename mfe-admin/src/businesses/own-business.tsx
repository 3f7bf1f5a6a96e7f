import { api } from '@town/contracts/api/paths';
import { useQuery } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import { text } from '@town/slice-kit/tolerant';
import { Button } from '@town/ui/button';
import { Dialog } from '@town/ui/dialog';
import { type RefObject, useState } from 'react';
import { deskPages } from '../desk/desk-pages';
import dialogCss from '../desk/dialog.module.css';
import css from './own-business.module.css';

interface OwnBusinessProps {
  businessId: string;
  busy: boolean;
  /** Takes the business from the application; missing where that is not offered. */
  onRelease: ((businessId: string) => void) | undefined;
  /** Takes the focus after the button has gone. */
  fallbackFocus?: RefObject<HTMLElement | null>;
}

/** The business of an approved application. A wrong one can be taken from it at any time. */
export function OwnBusiness({ businessId, busy, onRelease, fallbackFocus }: OwnBusinessProps) {
  const [asks, setAsks] = useState(false);
  const name = useName(businessId);
  return (
    <div className={css.own}>
      <p>
        Its business: <Link to={deskPages.record('businesses', businessId)}>{name}</Link>
      </p>
      {onRelease && (
        <Button variant="secondary" onClick={() => setAsks(true)}>
          Not this business…
        </Button>
      )}
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        locked={busy}
        {...(fallbackFocus && { fallbackFocus })}
        title={`Is the application not for ${name}?`}
        description="The application waits again, with its plan, so that you can choose another business or create one. A business that was in the directory before stays; one that was created from the application is archived. If the approval made the applicant the owner, they lose access, with everybody whom they invited."
      >
        <div className={dialogCss.actions}>
          <Button busy={busy} onClick={() => onRelease?.(businessId)}>
            Not this business
          </Button>
          <Button variant="secondary" idle={busy} onClick={() => setAsks(false)}>
            Cancel
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

/** The public name of a business. */
function useName(id: string): string {
  const { data } = useQuery<unknown, Error, string | undefined>({
    queryKey: [`${api.businesses}/${encodeURIComponent(id)}`],
    select: (record) => text(Object(record).name),
    staleTime: 0,
  });
  return data ?? 'a business that is not public';
}
