import type { ListingStatistics } from '@town/contracts/statistics/listing-statistics';
import css from '../account.module.css';
import { Part } from '../part';

/** The words by which a listing was found. */
export function SearchWords({ words }: { words: ListingStatistics['words'] }) {
  return (
    <Part title="Found by searching for">
      {words.length > 0 && (
        <dl className={css.facts}>
          {words.map(({ word, count }) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{count.toLocaleString('en-US')} searches</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={css.soft}>
        A word is shown when it has led to your listing in at least five searches within a calendar
        month, and only if your listing has it. We count searches, not people.
      </p>
    </Part>
  );
}
