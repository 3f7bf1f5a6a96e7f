import { type Texts, TextsProvider } from '@town/language/texts';
import { type QueryClient, QueryClientProvider } from '@town/slice-kit/query';
import { type Site, SiteProvider } from '@town/slice-kit/site';
import { type ReactNode, StrictMode } from 'react';

interface ProvidersProps {
  site: Site;
  /** The texts of the shell in the language of the page. */
  texts: Texts;
  queryClient: QueryClient;
  children: ReactNode;
}

/** The providers around the whole site. */
export function Providers({ site, texts, queryClient, children }: ProvidersProps) {
  return (
    <StrictMode>
      <SiteProvider value={site}>
        <TextsProvider value={texts}>
          <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
        </TextsProvider>
      </SiteProvider>
    </StrictMode>
  );
}
