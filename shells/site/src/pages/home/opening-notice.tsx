import { Notice } from '@town/ui/notice';
import { Section } from '@town/ui/section';

/** The sentence with which the town greets its visitors. */
export function OpeningNotice({ text }: { text: string }) {
  return (
    <Section>
      <Notice>
        <p>{text}</p>
      </Notice>
    </Section>
  );
}
