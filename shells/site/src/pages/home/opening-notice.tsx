import { useSite } from '@town/slice-kit/site';
import { Notice } from '@town/ui/notice';
import { Section } from '@town/ui/section';
import { SpokenText } from '../../app/spoken-text';

/** The sentence that welcomes visitors to the town. */
export function OpeningNotice() {
  const { openingNotice, openingNoticeEs } = useSite();
  if (!openingNotice) return null;
  return (
    <Section>
      <Notice>
        <p>
          <SpokenText english={openingNotice} spanish={openingNoticeEs} />
        </p>
      </Notice>
    </Section>
  );
}
