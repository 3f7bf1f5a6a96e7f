import { FieldContent, Original } from '@town/language/content-language';
import { Link } from '@town/slice-kit/router';
import { articleElements } from '@town/ui/article-elements';
import { ButtonLink } from '@town/ui/button-link';
import { useText } from '../messages/use-text';
import css from './shortcut-links.module.css';
import { shortcutsFor } from './shortcuts';
import { useHistoryPart } from './use-history-part';

/** Links to pages that the search words may mean; renders nothing if there are none. */
export function ShortcutLinks({ words }: { words: string }) {
  const text = useText();
  const shortcuts = shortcutsFor(words);
  const history = useHistoryPart(words);
  if (shortcuts.length === 0 && !history) return null;
  return (
    <nav className={css.shortcuts} aria-label={text('Pages of this site')}>
      <span>{text('Go to')}</span>
      {history && (
        <ButtonLink as={Link} to={history.to} variant="secondary">
          {history.page.title}:{' '}
          <FieldContent of={history.page} field="body">
            <Original>{articleElements(history.title)}</Original>
          </FieldContent>
        </ButtonLink>
      )}
      {shortcuts.map(({ label, to }) => (
        <ButtonLink key={label} as={Link} to={to} variant="secondary">
          {text(label)}
        </ButtonLink>
      ))}
    </nav>
  );
}
