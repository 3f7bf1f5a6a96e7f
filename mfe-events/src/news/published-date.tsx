import { useTexts } from '@town/language/texts';
import { useSite } from '@town/slice-kit/site';
import { formatPublished } from './format-published';

/** The town's date of an instant, in words; renders nothing if the article has no date. */
export function PublishedDate({ instant }: { instant: string }) {
  const { language } = useTexts();
  const { town } = useSite();
  if (Number.isNaN(Date.parse(instant))) return null;
  return <time dateTime={instant}>{formatPublished(instant, town.timeZone, language)}</time>;
}
