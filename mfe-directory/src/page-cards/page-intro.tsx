import { Original } from '@town/language/content-language';
import type { useTownPage } from '@town/slice-kit/town-page';

/** The introduction that staff have written for a page, marked with its language; undefined if there is none. */
export function pageIntro({ page }: ReturnType<typeof useTownPage>) {
  return (
    page?.intro && (
      <Original of={page} field="intro">
        {page.intro}
      </Original>
    )
  );
}
