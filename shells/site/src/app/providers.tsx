import { type QueryClient, QueryClientProvider } from '@town/slice-kit/query';
import { type Site, SiteProvider } from '@town/slice-kit/site';
import { type ReactNode, StrictMode } from 'react';

interface ProvidersProps {
  site: Site;
  queryClient: QueryClient;
  children: ReactNode;
}

/** The providers around the whole site. */
export function Providers({ site, queryClient, children }: ProvidersProps) {
  return (
    <StrictMode>
      <SiteProvider value={site}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </SiteProvider>
    </StrictMode>
  );
}
