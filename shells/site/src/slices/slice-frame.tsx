import { type Texts, TextsProvider, useTexts } from '@town/language/texts';
import type { ComponentType, ReactNode } from 'react';

interface SliceFrameProps {
  /** Slice and name, for example `mfe-events/upcoming-events`. */
  part: string;
  /** The texts of the slice. */
  texts: Texts;
  children: ReactNode;
}

/**
 * Marks a part of a slice, so that the browser can find the server's HTML of it. A part in another
 * language than the page gets a `lang` attribute.
 */
export function SliceFrame({ part, texts, children }: SliceFrameProps) {
  const { language } = useTexts();
  return (
    <div data-slice={part} lang={texts.language === language ? undefined : texts.language}>
      <TextsProvider value={texts}>{children}</TextsProvider>
    </div>
  );
}

/** A widget within its frame. */
export function framed(part: string, texts: Texts, Content: ComponentType): ComponentType {
  return () => (
    <SliceFrame part={part} texts={texts}>
      <Content />
    </SliceFrame>
  );
}
