import { staffApi } from '@town/contracts/api/paths';
import { deskApi } from '@town/contracts/managed-records/paths';
import { pages } from '@town/contracts/pages/paths';
import { includesRole } from '@town/contracts/staff/roles';
import { statusOf } from '@town/slice-kit/http-error';
import { useMutation, useQuery, useQueryClient } from '@town/slice-kit/query';
import { useLocation, useNavigate } from '@town/slice-kit/router';
import { sendJson } from '@town/slice-kit/send-json';
import { useEffect, useRef, useState } from 'react';
import { fetchAsStaff } from '../../lists/fetch-list';
import {
  clearBrowser,
  clearSession,
  followSignOut,
  restoreSession,
  useSession,
} from '../../session/session';
import { readSession, type Staff } from './staff';
import { deskKey } from './use-staff-query';

/**
 * The session at the desk. A visit without one is redirected to the sign-in and back. When a session expires
 * while the desk is open, `staff` stays set, so that the page behind the sign-in dialog stays.
 */
export function useDeskSession() {
  const { state, token, user } = useSession();
  const [held, setHeld] = useState<{ token: string; email: string } | null>(null);
  if (token && held?.token !== token) setHeld({ token, email: user ?? '' });
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const queryClient = useQueryClient();
  useEffect(restoreSession, []);
  useEffect(followSignOut, []);

  const signOut = useMutation({
    mutationFn: () => sendJson(staffApi.logout, undefined, { token: held?.token ?? '' }),
    onSettled() {
      navigate(pages.adminLogin, { replace: true });
      clearBrowser();
      queryClient.clear();
    },
  });

  const isGone = state === 'signed-out' && !held;
  useEffect(() => {
    if (isGone) navigate(pages.adminLogin, { replace: true, state: { from: pathname + search } });
  }, [isGone, navigate, pathname, search]);

  const { facts, staff } = useFacts(held);

  // After signing in again everything is fetched again. This effect must come after the queries above:
  // otherwise they would use the expired token.
  const heldToken = held?.token;
  const fetchedWith = useRef<string>(undefined);
  useEffect(() => {
    const isAnother = fetchedWith.current !== undefined && fetchedWith.current !== heldToken;
    fetchedWith.current = heldToken;
    if (isAnother) void queryClient.invalidateQueries({ queryKey: [deskKey] });
  }, [heldToken, queryClient]);

  return {
    staff,
    hasExpired: state === 'signed-out' && held !== null && signOut.isIdle,
    signOut: () => signOut.mutate(),
    signingOut: !signOut.isIdle,
    /** Asks the server about the session, which keeps it from ending unused. */
    refresh: () => void facts.refetch(),
    refreshing: facts.isFetching,
  };
}

/** Asks the server about the session; `staff` is undefined until it has answered. */
function useFacts(held: { token: string; email: string } | null) {
  const facts = useQuery({
    queryKey: [deskKey, 'session', held?.email],
    queryFn: async ({ signal }) => {
      const { data } = await fetchAsStaff(deskApi.session, held?.token ?? '', signal);
      return readSession(data);
    },
    enabled: held !== null,
    staleTime: 0,
    gcTime: 0,
    retryOnMount: true,
  });
  const expired = statusOf(facts.error) === 401;
  useEffect(() => {
    if (expired) clearSession();
  }, [expired]);
  const isKnown = held !== null && (!facts.isPending || expired);
  return {
    facts,
    staff: isKnown ? staffOf(held, facts.data ?? readSession(undefined)) : undefined,
  };
}

function staffOf(
  held: { token: string; email: string },
  { role, mustEnroll, idleMinutes }: ReturnType<typeof readSession>,
): Staff {
  return { ...held, role, mustEnroll, idleMinutes, mayEdit: includesRole(role, 'editor') };
}
