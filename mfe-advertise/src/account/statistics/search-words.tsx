import type { ListingStatistics } from '@town/contracts/statistics/listing-statistics';
import { localeOf } from '@town/language/locale';
import { useTexts } from '@town/language/texts';
import css from '../account.module.css';
import { useText } from '../messages/use-text';
import { Part } from '../part';

/** The words by which a listing was found. */
export function SearchWords({ words }: { words: ListingStatistics['words'] }) {
  const text = useText();
  const { language } = useTexts();
  return (
    <Part title={text('Found by searching for')}>
      {words.length > 0 && (
        <dl className={css.facts}>
          {words.map(({ word, count }) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>
                {text('{count} searches', { count: count.toLocaleString(localeOf(language)) })}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className={css.soft}>
        {text(
          'A word is shown when it has led to your listing in at least five searches within a calendar month, and only if your listing has it. We count searches, not people.',
        )}
      </p>
    </Part>
  );
}
