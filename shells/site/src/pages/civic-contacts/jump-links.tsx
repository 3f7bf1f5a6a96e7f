import { useText } from '../../messages/use-text';
import css from './jump-links.module.css';

interface JumpLinksProps {
  /** The groups of the page in their order. */
  groups: readonly { id: string; title: string }[];
}

/** Links to the groups of a long page. */
export function JumpLinks({ groups }: JumpLinksProps) {
  const text = useText();
  return (
    <nav aria-label={text('On this page')}>
      <ul className={css.links}>
        {groups.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
