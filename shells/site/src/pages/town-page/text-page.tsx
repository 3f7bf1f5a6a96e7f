/**
 * A page whose text staff write: About, History, Privacy and Terms. The heading is visible at
 * once and in every state. The text is divided into sections, or shown as one.
 */

import { pages } from '@town/contracts/pages/paths';
import type { TownPageSlug } from '@town/contracts/town-pages/record';
import { FieldContent, isTranslated, Original } from '@town/language/content-language';
import { PageMeta } from '@town/slice-kit/page-meta';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { type TownPageTexts, useHead, useTownPage } from '@town/slice-kit/town-page';
import { articleElements } from '@town/ui/article-elements';
import { EmptyState } from '@town/ui/empty-state';
import { FailureNotice } from '@town/ui/failure-notice';
import { PageHeading } from '@town/ui/page-heading';
import { Prose } from '@town/ui/prose';
import { Section } from '@town/ui/section';
import { Skeleton } from '@town/ui/skeleton';
import type { ReactNode } from 'react';
import { useText } from '../../messages/use-text';
import { Chapters } from './chapters';
import { useArrivingPart } from './use-arriving-part';
import { withPrices } from './with-prices';

interface TextPageProps {
  slug: TownPageSlug;
  layout: 'chapters' | 'prose';
  /** The page's title and description, used when the town has not written its own. */
  usual: Parameters<typeof useHead>[1];
  /** Above the text. */
  opening?(texts: TownPageTexts): ReactNode;
  /** Below the text. */
  children?(texts: TownPageTexts): ReactNode;
}

/** The head, the text, and what the page adds to it. */
export function TextPage({ slug, layout, usual, opening, children }: TextPageProps) {
  const texts = useTownPage(slug);
  const head = useHead(texts.page, usual);
  useArrivingPart(texts.page !== undefined);
  return (
    <>
      <PageMeta {...head} noIndex={texts.status === 'missing'} />
      <PageHeading
        title={head.title}
        intro={
          texts.page?.intro && (
            <Original of={texts.page} field="intro">
              {texts.page.intro}
            </Original>
          )
        }
      />
      {opening?.(texts)}
      <FieldContent of={texts.page} field="body">
        <PageText texts={texts} layout={layout} />
      </FieldContent>
      {children?.(texts)}
    </>
  );
}

const englishPeriods = { month: 'month', year: 'year' };

function PageText({ texts, layout }: { texts: TownPageTexts } & Pick<TextPageProps, 'layout'>) {
  const text = useText();
  const { prices } = useSite();
  const periods = isTranslated(texts.page, 'body')
    ? { month: text('month'), year: text('year') }
    : englishPeriods;
  const html = withPrices(texts.page?.body ?? '', prices, periods);
  if (html && layout === 'chapters') return <Chapters html={html} />;
  return (
    <Section>{html ? <Prose>{articleElements(html)}</Prose> : <NoText texts={texts} />}</Section>
  );
}

function NoText({ texts: { status, retry } }: { texts: TownPageTexts }) {
  const text = useText();
  if (status === 'loading') return <Skeleton shape="text" label={text('Loading the page...')} />;
  if (status === 'failed') {
    return <FailureNotice message={text('Failed to fetch this page')} onRetry={retry} />;
  }
  return (
    <EmptyState title={text('Nothing has been written here yet.')}>
      <Link to={pages.home}>{text('Go to the home page')}</Link>
      <Link to={pages.contact}>{text('Ask us a question')}</Link>
    </EmptyState>
  );
}
