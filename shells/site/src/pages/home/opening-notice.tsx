import { Original } from '@town/language/content-language';
import { Notice } from '@town/ui/notice';
import { Section } from '@town/ui/section';

/** The sentence with which the town greets its visitors. */
export function OpeningNotice({ text }: { text: string }) {
  return (
    <Section>
      <Notice>
        <p>
          <Original>{text}</Original>
        </p>
      </Notice>
    </Section>
  );
}
