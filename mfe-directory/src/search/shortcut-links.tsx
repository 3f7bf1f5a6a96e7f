import { Link } from '@town/slice-kit/router';
import { ButtonLink } from '@town/ui/button-link';
import { useText } from '../messages/use-text';
import css from './shortcut-links.module.css';
import { shortcutsFor } from './shortcuts';

/** Links to pages that the search words may mean; renders nothing if there are none. */
export function ShortcutLinks({ words }: { words: string }) {
  const text = useText();
  const shortcuts = shortcutsFor(words);
  if (shortcuts.length === 0) return null;
  return (
    <nav className={css.shortcuts} aria-label={text('Pages of this site')}>
      <span>{text('Go to')}</span>
      {shortcuts.map(({ label, to }) => (
        <ButtonLink key={label} as={Link} to={to} variant="secondary">
          {text(label)}
        </ButtonLink>
      ))}
    </nav>
  );
}
