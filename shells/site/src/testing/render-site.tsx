import { englishTexts, TextsProvider } from '@town/language/texts';
import type { Site } from '@town/slice-kit/site';
import type { StubbedAnswer } from '@town/slice-kit/testing/network';
import { renderRoutes, type Visit } from '@town/slice-kit/testing/render-routes';
import type { ComponentType } from 'react';
import { createRoutes } from '../app/routes';
import { spanishTexts } from '../messages/spanish';
import { homeSlots } from '../pages/home/home-slots';
import { type Slices, SlicesProvider } from '../slices/slices';

/** The slices of a page: one widget in each slot, and no entry in the navigation. */
export const someSlices: Slices = {
  slots: Object.fromEntries(
    [...homeSlots, 'soon-events'].map((slot) => [slot, [['mfe-some', slot] as const]]),
  ),
  navigation: [],
  widget: () => () => null,
  texts: () => englishTexts,
  failed() {},
};

interface RenderSiteOptions {
  api?: Record<string, StubbedAnswer>;
  /** What the home page shows of the slices; by default nothing. */
  widget?: ComponentType;
  /** Entries of slices in the navigation. */
  navigation?: Slices['navigation'];
  /** Properties that differ from the default site of the tests. */
  site?: Partial<Site>;
}

/** Visits a page of the shell, with everything around it and no slices. */
export function renderSite(
  path: string,
  { api, widget = () => null, navigation = [], site }: RenderSiteOptions = {},
): Visit {
  const texts = site?.language === 'es' ? spanishTexts : englishTexts;
  // jsdom has no layout: nothing to scroll.
  window.scrollTo = () => {};
  return renderRoutes((context) => createRoutes(context, () => Promise.resolve(null), []), {
    path,
    api,
    ...(site && { site }),
    around: (page) => (
      <SlicesProvider
        value={{ ...someSlices, widget: () => widget, navigation, texts: () => texts }}
      >
        <TextsProvider value={texts}>{page}</TextsProvider>
      </SlicesProvider>
    ),
  });
}
