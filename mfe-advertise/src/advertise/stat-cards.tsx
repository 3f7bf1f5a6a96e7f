import { useAnyText } from '@town/language/text-of';
import { useSite } from '@town/slice-kit/site';
import { useText } from '../messages/use-text';
import css from './stat-cards.module.css';

/** Figures about the audience. The number of residents comes from the town's settings. */
export function StatCards() {
  const text = useText();
  const anyText = useAnyText();
  const { residents } = useSite().town;
  const stats = [
    [residents, 'local residents'],
    ['Growing', 'monthly visitors'],
    ['Top', 'local search results'],
  ] as const;
  return (
    <ul className={css.stats}>
      {stats.map(
        ([figure, words]) =>
          figure && (
            <li key={words}>
              <strong>{anyText(figure)}</strong> {text(words)}
            </li>
          ),
      )}
    </ul>
  );
}
