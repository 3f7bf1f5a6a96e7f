import { useQueryClient } from '@town/slice-kit/query';

/**
 * Returns the function to call after a change of what visitors see. The site's own pages keep what they have
 * fetched for as long as the tab is open, so all of it is fetched again. Without this, "View the site" would
 * show a page without the article that was just published.
 */
export function useRefreshSite(): () => void {
  const queryClient = useQueryClient();
  return () =>
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) => String(path).startsWith('/api/'),
    });
}
