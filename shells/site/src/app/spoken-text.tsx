import { Original } from '@town/language/content-language';
import { useTexts } from '@town/language/texts';

interface SpokenTextProps {
  english: string;
  /** Missing or empty where the town has not written it. */
  spanish: string | undefined;
}

/** A text of the town's settings in the language of the page, or in English and marked so. */
export function SpokenText({ english, spanish }: SpokenTextProps) {
  if (useTexts().language === 'es' && spanish) return spanish;
  return <Original>{english}</Original>;
}
