import { useText } from './messages/use-text';
import { useOnline } from './use-online';

/** What a failure means for the rest of the site, and when trying again may help. */
export function FailureWords() {
  const text = useText();
  const isOnline = useOnline();
  return (
    <p>
      {text(
        isOnline
          ? 'The rest of the site works. Please try again in a moment.'
          : 'You are offline. Please try again when you have a connection.',
      )}
    </p>
  );
}
