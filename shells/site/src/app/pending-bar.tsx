import { useNavigation } from '@town/slice-kit/router';
import { useText } from '../messages/use-text';
import css from './pending-bar.module.css';

/** Shows that the next page is on its way. A page that comes at once shows none. */
export function PendingBar() {
  const text = useText();
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div role="progressbar" aria-label={text('Loading the page...')} className={css.bar} />;
}
