import { TextsProvider, useTexts } from '@town/language/texts';
import { Outlet } from '@town/slice-kit/router';
import { spanish } from './messages/es';

/**
 * The frame of the account's pages in Spanish. The account has more messages than all public pages of this
 * slice, so they are loaded with this frame only.
 */
export function SpanishAccount() {
  const texts = useTexts();
  // An older shell has no `withCatalog`: the account is in English there.
  return (
    <TextsProvider value={texts.withCatalog?.(spanish) ?? texts}>
      <Outlet />
    </TextsProvider>
  );
}
