import { mainId } from '@town/slice-kit/frameless';
import { Outlet } from '@town/slice-kit/router';
import { NeedsScript } from '@town/ui/needs-script';
import { Spinner } from '@town/ui/spinner';
import { headingId } from './desk-heading';
import css from './desk-layout.module.css';
import { DeskRail } from './desk-rail';
import { OpenItems } from './open-items';
import { EnrolmentFirst } from './session/enrolment-first';
import { LeaveGuard } from './session/leave-guard';
import { SignInAgain } from './session/sign-in-again';
import { StaffProvider } from './session/staff';
import { StaySignedIn } from './session/stay-signed-in';
import { useDeskSession } from './session/use-desk-session';
import { useUnusedSession } from './session/use-unused-session';

/**
 * The layout of the desk: a navigation rail with everything that staff manage, and one page beside it. It
 * stays mounted between pages and provides the signed-in account, which pages read with `useStaff`. When
 * another account signs in, React mounts the pages again. Its landmarks have names because a preview shows
 * a whole page with its own landmarks.
 */
export function DeskLayout() {
  const { staff, hasExpired, signOut, signingOut, refresh, refreshing } = useDeskSession();
  const isUnused = useUnusedSession(staff?.idleMinutes);
  return (
    <div className={css.desk}>
      <DeskRail
        email={staff?.email}
        role={staff?.role}
        waiting={
          staff &&
          !staff.mustEnroll && (
            <StaffProvider value={staff}>
              <OpenItems />
            </StaffProvider>
          )
        }
        signingOut={signingOut}
        onSignOut={signOut}
      />
      <main
        id={mainId}
        tabIndex={-1}
        className={css.main}
        aria-label="Desk"
        aria-labelledby={headingId}
      >
        {staff ? (
          <StaffProvider value={staff}>
            <EnrolmentFirst>
              <Outlet key={staff.email} />
            </EnrolmentFirst>
          </StaffProvider>
        ) : (
          <>
            <NeedsScript>The desk works with JavaScript switched on.</NeedsScript>
            <Spinner label="Loading the desk..." />
          </>
        )}
      </main>
      <LeaveGuard />
      <StaySignedIn open={isUnused && !hasExpired} busy={refreshing} onStay={refresh} />
      <SignInAgain open={hasExpired} email={staff?.email} />
    </div>
  );
}
