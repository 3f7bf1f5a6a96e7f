import { pages } from '@town/contracts/pages/paths';
import { historySubject } from '@town/contracts/search/history-question';
import { chapterAbout } from '@town/slice-kit/chapters-of';
import { useQuery } from '@town/slice-kit/query';
import { townPageQuery } from '@town/slice-kit/town-page';

/** The town's text about its history. */
const historyQuery = townPageQuery('history');

/** What the search page needs for an answer to "history of the courthouse"; empty for other searches. */
export const historyQueries = (words: string) => (historySubject(words) ? [historyQuery] : []);

/** The part of the history page that answers "history of the courthouse"; undefined for other searches. */
export function useHistoryPart(words: string) {
  const subject = historySubject(words);
  const { data: page } = useQuery({ ...historyQuery, enabled: subject !== undefined });
  if (!page || !subject) return undefined;
  const chapter = chapterAbout(page.body, subject);
  if (!chapter?.title) return undefined;
  // The title is shown in a link, which may contain no other one.
  const title = chapter.title.replace(/<\/?a\b[^>]*>/g, '');
  return { page, title, to: `${pages.history}#${chapter.id}` };
}
