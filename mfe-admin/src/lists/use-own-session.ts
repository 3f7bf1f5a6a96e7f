import { pages } from '@town/contracts/pages/paths';
import { statusOf } from '@town/slice-kit/http-error';
import { useQueryClient } from '@town/slice-kit/query';
import { useNavigate } from '@town/slice-kit/router';
import { useEffect } from 'react';
import { clearSession } from '../session/session';

/**
 * Ends the session when the server no longer accepts it. Data fetched under the key is removed when
 * the view closes: the next session must not see it, and a later visit fetches it again. Every role may
 * read lists, so a 403 means that a second factor is missing: it redirects to the account page to add one.
 */
export function useOwnSession(key: string, errors: readonly unknown[]): void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const unauthorized = errors.some((error) => statusOf(error) === 401);
  useEffect(() => {
    if (unauthorized) clearSession();
  }, [unauthorized]);
  const refused = errors.some((error) => statusOf(error) === 403);
  useEffect(() => {
    if (refused) navigate(pages.adminAccount, { replace: true });
  }, [refused, navigate]);
  useEffect(() => () => queryClient.removeQueries({ queryKey: [key] }), [queryClient, key]);
}
