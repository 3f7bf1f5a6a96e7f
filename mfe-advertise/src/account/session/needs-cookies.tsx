import { Notice } from '@town/ui/notice';
import { useSyncExternalStore } from 'react';
import { useText } from '../messages/use-text';

const never = () => () => {};

/** Warns before sign-in that this browser blocks cookies, so it cannot store the session. */
export function NeedsCookies() {
  const text = useText();
  const areKept = useSyncExternalStore(
    never,
    () => navigator.cookieEnabled,
    () => true,
  );
  if (areKept) return null;
  return (
    <Notice tone="warning" title={text('This browser blocks cookies')}>
      <p>
        {text(
          'Signing in needs one. Please allow cookies for this site in the settings of your browser, and load this page again.',
        )}
      </p>
    </Notice>
  );
}
