import { type QueryClient, QueryClientProvider } from '@town/slice-kit/query';
import { type Site, SiteProvider } from '@town/slice-kit/site';
import { type ReactNode, StrictMode } from 'react';

interface ProvidersProps {
  site: Site;
  queryClient: QueryClient;
  children: ReactNode;
}

/** What every part of the site can rely on. */
export function Providers({ site, queryClient, children }: ProvidersProps) {
  return (
    <StrictMode>
      <SiteProvider value={site}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </SiteProvider>
    </StrictMode>
  );
}
