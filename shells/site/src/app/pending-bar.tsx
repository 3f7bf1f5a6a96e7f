import { useNavigation } from '@town/slice-kit/router';
import { useText } from '../messages/use-text';
import css from './pending-bar.module.css';

/** Shows that the next page is loading. A page that loads at once shows no bar. */
export function PendingBar() {
  const text = useText();
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div role="progressbar" aria-label={text('Loading the page...')} className={css.bar} />;
}
