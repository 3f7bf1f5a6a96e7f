import type { PageSection } from '@town/contracts/town-pages/sections';
import type { ShownCard, TownPageTexts } from '@town/slice-kit/town-page';
import { FailureNotice } from '@town/ui/failure-notice';
import { Section } from '@town/ui/section';
import { Skeleton } from '@town/ui/skeleton';
import type { ComponentProps, ReactNode } from 'react';
import { useText } from '../messages/use-text';

interface CardSectionProps extends Pick<ComponentProps<typeof Section>, 'ground' | 'id'> {
  title: string;
  texts: TownPageTexts;
  section: PageSection;
  children(cards: readonly ShownCard[]): ReactNode;
}

/** A section of cards that staff have placed on the page. It is left out if there are no cards. */
export function CardSection({ title, texts, section, children, ...frame }: CardSectionProps) {
  const text = useText();
  const cards = texts.cards(section);
  const intro = texts.intro(section);
  if (texts.status === 'missing') return null;
  if (texts.status === 'written' && cards.length === 0) return null;
  return (
    <Section {...frame} title={title} intro={intro}>
      {texts.status === 'loading' && (
        <Skeleton count={1} label={text('Loading {what}...', { what: title })} />
      )}
      {texts.status === 'failed' && (
        <FailureNotice
          message={text('Failed to fetch {what}', { what: title })}
          onRetry={texts.retry}
        />
      )}
      {texts.status === 'written' && children(cards)}
    </Section>
  );
}
