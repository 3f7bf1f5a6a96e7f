/**
 * A page's running text, divided at its headings. A chapter with pictures shows them beside its text;
 * the other chapters are shown in two columns where the screen is wide enough.
 */

import { Original } from '@town/language/content-language';
import { type Chapter, chaptersOf } from '@town/slice-kit/chapters-of';
import { articleElements } from '@town/ui/article-elements';
import { Heading } from '@town/ui/heading';
import { Prose } from '@town/ui/prose';
import { Section } from '@town/ui/section';
import { type ReactNode, useId } from 'react';
import css from './chapters.module.css';

/** Chapters that share a band of the page: one with pictures, or some without. */
function bandsOf(chapters: readonly Chapter[]): Chapter[][] {
  const bands: Chapter[][] = [];
  let plain: Chapter[] | undefined;
  for (const chapter of chapters) {
    if (chapter.pictures.length > 0) plain = undefined;
    if (plain) {
      plain.push(chapter);
      continue;
    }
    const band = [chapter];
    bands.push(band);
    if (chapter.pictures.length === 0) plain = band;
  }
  return bands;
}

/** Running text in titled parts, one for each heading of level 2. */
export function Chapters({ html }: { html: string }) {
  return bandsOf(chaptersOf(html)).map((band, index) => {
    const [first, ...others] = band;
    const ground = index % 2 === 0 ? 'page' : 'chalk';
    if (first && others.length === 0) {
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: two chapters may have the same heading
        <Section key={index} title={titleOf(first)} ground={ground}>
          <WithPictures chapter={first} />
        </Section>
      );
    }
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Section key={index} ground={ground}>
        <div className={css.columns}>
          {band.map((chapter, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <Column key={position} title={titleOf(chapter)}>
              <Prose>{articleElements(chapter.body)}</Prose>
            </Column>
          ))}
        </div>
      </Section>
    );
  });
}

/** Links lead to the title, and move the focus there. */
const titleOf = ({ id, title }: Chapter) =>
  title && (
    <span id={id} tabIndex={-1}>
      <Original>{articleElements(title)}</Original>
    </span>
  );

interface ColumnProps {
  title: ReactNode;
  children: ReactNode;
}

function Column({ title, children }: ColumnProps) {
  const titleId = useId();
  return (
    <section className={css.column} aria-labelledby={title ? titleId : undefined}>
      {title && (
        <Heading level={2} id={titleId} className={css.title}>
          {title}
        </Heading>
      )}
      {children}
    </section>
  );
}

function WithPictures({ chapter: { body, pictures } }: { chapter: Chapter }) {
  if (pictures.length === 0) return <Prose>{articleElements(body)}</Prose>;
  return (
    <div className={css.beside}>
      <Prose>{articleElements(body)}</Prose>
      <div className={css.pictures}>
        {pictures.map(({ html, caption }) => (
          <figure key={html} className={css.figure}>
            {articleElements(html)}
            {caption && (
              <figcaption>
                <Original>{articleElements(caption)}</Original>
              </figcaption>
            )}
          </figure>
        ))}
      </div>
    </div>
  );
}
