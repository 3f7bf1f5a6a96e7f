/**
 * The town's own texts, which staff edit: read by the page that shows them, whichever slice owns it.
 * A town that has written nothing has no record; its page says so.
 * @module
 */
import { api } from '@town/contracts/api/paths';
import type { TownPageSlug } from '@town/contracts/town-pages/record';
import type { PageSection } from '@town/contracts/town-pages/sections';
import { isTranslated, Original } from '@town/language/content-language';
import { useTexts } from '@town/language/texts';
import { useQuery } from '@town/slice-kit/query';
import { createElement, type ReactNode } from 'react';
import { statusOf } from './http-error';
import { recordQuery } from './record-query';
import { entries, optionalText, recordReader, text, textOr, translated } from './tolerant';

/** A card of a page. Its section may be one that this page does not know. */
export interface ShownCard {
  section: string;
  title: string;
  text: string | null;
  hours: string | null;
  phone: string | null;
  email: string | null;
  address: string | null;
  url: string | null;
  translated: string[] | null;
}

/** A card in the terms of a business or an office. It is no record: it has no page of its own. */
export const placeOfCard = ({
  title,
  text,
  hours,
  phone,
  address,
  url,
  translated,
}: ShownCard) => ({
  name: title,
  description: text ?? '',
  hours,
  phone,
  address,
  website: url,
  // Of the translated fields, only `text` has another name here.
  translated: translated?.map((field) => (field === 'text' ? 'description' : field)) ?? null,
});

interface SectionIntro {
  section: string;
  text: string;
  translated: string[] | null;
}

export interface ShownTownPage {
  title: string;
  intro: string | null;
  description: string | null;
  keywords: string | null;
  /** HTML. */
  body: string;
  cards: ShownCard[];
  sectionIntros: SectionIntro[];
  translated: string[] | null;
}

const readTownPage = recordReader<ShownTownPage>({
  title: text,
  intro: optionalText,
  description: optionalText,
  keywords: optionalText,
  body: textOr(''),
  cards: entries(
    recordReader<ShownCard>({
      section: text,
      title: text,
      text: optionalText,
      hours: optionalText,
      phone: optionalText,
      email: optionalText,
      address: optionalText,
      url: optionalText,
      translated,
    }),
  ),
  sectionIntros: entries(recordReader<SectionIntro>({ section: text, text, translated })),
  translated,
});

/** One page of the town's texts. */
export const townPageQuery = (slug: TownPageSlug) => recordQuery(api.townPage(slug), readTownPage);

/** The town's texts for one page, with their loading state. */
export interface TownPageTexts {
  status: 'loading' | 'failed' | 'written' | 'missing';
  /** Undefined unless it is written. */
  page: ShownTownPage | undefined;
  cards(section: PageSection): ShownCard[];
  /** The introduction of a section, marked with its language. */
  intro(section: PageSection): ReactNode;
  retry(): void;
}

/** Reads a page's texts. */
export function useTownPage(slug: TownPageSlug): TownPageTexts {
  const query = useQuery(townPageQuery(slug));
  const { data: page, error } = query;
  const isMissing = [404, 410].includes(statusOf(error) ?? 0);
  return {
    status: page ? 'written' : isMissing ? 'missing' : error ? 'failed' : 'loading',
    page,
    cards: (section) => page?.cards.filter((card) => card.section === section) ?? [],
    intro: (section) => {
      const intro = page?.sectionIntros.find((each) => each.section === section);
      return intro && createElement(Original, { of: intro, field: 'text' }, intro.text);
    },
    retry: () => void query.refetch(),
  };
}

/** The title, description and keywords in a page's head. */
interface PageHead {
  title: string;
  description: string;
  keywords: readonly string[];
}

/**
 * The texts of a page's head: the town's own where they exist in the language of the page, else the
 * defaults for every town.
 */
export function useHead(page: ShownTownPage | undefined, usual: PageHead): PageHead {
  const isEnglish = useTexts().language === 'en';
  const says = (field: string) => isEnglish || isTranslated(page, field);
  return {
    title: (says('title') && page?.title) || usual.title,
    description: (says('description') && page?.description) || usual.description,
    keywords: (says('keywords') && page?.keywords?.split(/\s*,\s*/)) || usual.keywords,
  };
}
