import { type Texts, TextsProvider } from '@town/language/texts';
import type { LoadMapEngine } from '@town/slice-kit/map-engine';
import { type QueryClient, QueryClientProvider } from '@town/slice-kit/query';
import { MapEngineProvider, type Site, SiteProvider } from '@town/slice-kit/site';
import { type ReactNode, StrictMode } from 'react';

interface ProvidersProps {
  site: Site;
  /** The texts of the shell in the language of the page. */
  texts: Texts;
  queryClient: QueryClient;
  /** In the browser only: the server draws no maps. */
  loadMapEngine?: LoadMapEngine;
  children: ReactNode;
}

/** The providers around the whole site. */
export function Providers({ site, texts, queryClient, loadMapEngine, children }: ProvidersProps) {
  return (
    <StrictMode>
      <SiteProvider value={site}>
        <TextsProvider value={texts}>
          <MapEngineProvider value={loadMapEngine ?? null}>
            <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
          </MapEngineProvider>
        </TextsProvider>
      </SiteProvider>
    </StrictMode>
  );
}
