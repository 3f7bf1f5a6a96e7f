import { pages } from '@town/contracts/pages/paths';
import { useLocation, useNavigate } from '@town/slice-kit/router';
import { type ReactNode, useEffect } from 'react';
import { useStaff } from './staff';

/** Redirects a person who must add a second factor to that page. The server refuses everything else. */
export function EnrolmentFirst({ children }: { children: ReactNode }) {
  const { mustEnroll } = useStaff();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isElsewhere = mustEnroll && pathname !== pages.adminAccount;
  useEffect(() => {
    if (isElsewhere) navigate(pages.adminAccount, { replace: true });
  }, [isElsewhere, navigate]);
  return isElsewhere ? null : children;
}
