import { useAnyText } from '@town/language/text-of';
import { useText } from '../messages/use-text';
import css from './stat-cards.module.css';

const stats = [
  { figure: '1,500+', words: 'local residents' },
  { figure: 'Growing', words: 'monthly visitors' },
  { figure: 'Top', words: 'local search results' },
] as const;

/** Three figures about the audience. */
export function StatCards() {
  const text = useText();
  const anyText = useAnyText();
  return (
    <ul className={css.stats}>
      {stats.map(({ figure, words }) => (
        <li key={figure}>
          <strong>{anyText(figure)}</strong> {text(words)}
        </li>
      ))}
    </ul>
  );
}
