import { groupFound } from '@town/contracts/search/choices';
import { Link } from '@town/slice-kit/router';
import { Heading } from '@town/ui/heading';
import { useText } from '../messages/use-text';
import { DatedHitCards } from './dated-hit-cards';
import css from './grouped-hits.module.css';
import type { ShownHit } from './hits-query';
import { OtherDaysNotice } from './later-notices';
import { resultsPage } from './results-page';

/** The most results of a group. A link leads to the rest, so that the other groups stay visible. */
const mostOfGroup = 6;

interface GroupedHitsProps {
  hits: readonly ShownHit[];
  words: string;
  /** Whether `hits` contains all results. */
  areAll: boolean;
}

/** The results of a search of the whole site, with a section for each part of the site. */
export function GroupedHits({ hits, words, areAll }: GroupedHitsProps) {
  const text = useText();
  return groupFound(hits).map(({ choice, found }) => (
    <section key={choice?.name ?? 'other'} className={css.group}>
      <Heading level={2}>{text(choice?.label ?? 'More')}</Heading>
      <div className={css.notice}>
        <OtherDaysNotice hits={found} />
      </div>
      <DatedHitCards
        label={text(choice?.label ?? 'More')}
        hits={found.slice(0, mostOfGroup)}
        words={words}
        headingLevel={3}
      />
      {choice && found.length > mostOfGroup && (
        <p>
          <Link to={resultsPage(words, choice.name)}>
            {text(areAll ? 'All results in {group} ({count})' : 'All results in {group}', {
              group: text(choice.label),
              count: found.length,
            })}
          </Link>
        </p>
      )}
    </section>
  ));
}
