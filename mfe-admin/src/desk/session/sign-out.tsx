import { Button } from '@town/ui/button';
import { Dialog } from '@town/ui/dialog';
import { useState } from 'react';
import dialogCss from '../dialog.module.css';
import { setUnsaved, useUnsaved } from './unsaved';

interface SignOutProps {
  busy: boolean;
  onSignOut(): void;
}

/** Signs out. It removes all data from this browser, so it asks for confirmation if something is unsaved. */
export function SignOut({ busy, onSignOut }: SignOutProps) {
  const unsaved = useUnsaved((state) => state.unsaved);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" busy={busy} onClick={() => (unsaved ? setAsking(true) : onSignOut())}>
        Sign out
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        ownEntry={false}
        title="Sign out and lose what you typed?"
        description="Signing out removes unsaved text from this browser. Save it first to keep it."
      >
        <div className={dialogCss.actions}>
          <Button onClick={() => setAsking(false)}>Stay signed in</Button>
          <Button
            variant="secondary"
            onClick={() => {
              setAsking(false);
              setUnsaved(false);
              onSignOut();
            }}
          >
            Sign out
          </Button>
        </div>
      </Dialog>
    </>
  );
}
