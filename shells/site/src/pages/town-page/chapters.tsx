import { Original } from '@town/language/content-language';
import { articleElements } from '@town/ui/article-elements';
import { Prose } from '@town/ui/prose';
import { Section } from '@town/ui/section';
import { chaptersOf } from './chapters-of';

/** Running text in titled sections, one for each heading of level 2. */
export function Chapters({ html }: { html: string }) {
  return chaptersOf(html).map(({ title, body }, index) => (
    <Section
      // biome-ignore lint/suspicious/noArrayIndexKey: two chapters may have the same heading
      key={index}
      title={title && <Original>{articleElements(title)}</Original>}
      ground={index % 2 === 0 ? 'page' : 'chalk'}
    >
      <Prose>{articleElements(body)}</Prose>
    </Section>
  ));
}
