import {
  type DehydratedState,
  HydrationBoundary,
  type QueryClient,
  QueryClientProvider,
} from '@town/slice-kit/query';
import { type Site, SiteProvider } from '@town/slice-kit/site';
import { type ReactNode, StrictMode } from 'react';

interface ProvidersProps {
  site: Site;
  queryClient: QueryClient;
  /** What the server already fetched; given in the browser only. */
  queries?: DehydratedState;
  children: ReactNode;
}

/** What every part of the site can rely on. */
export function Providers({ site, queryClient, queries, children }: ProvidersProps) {
  return (
    <StrictMode>
      <SiteProvider value={site}>
        <QueryClientProvider client={queryClient}>
          <HydrationBoundary state={queries}>{children}</HydrationBoundary>
        </QueryClientProvider>
      </SiteProvider>
    </StrictMode>
  );
}
