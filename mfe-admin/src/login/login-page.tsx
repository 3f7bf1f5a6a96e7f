import { pages } from '@town/contracts/pages/paths';
import { PageMeta } from '@town/slice-kit/page-meta';
import { Link, useLocation, useNavigate } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { useState } from 'react';
import { SignIn } from './sign-in';
import { SignedInAlready } from './signed-in-already';

/** The sign-in page of staff. It leads back to the page that asked for it, or to the dashboard. */
export function LoginPage() {
  const { town } = useSite();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [isSecondStep, setIsSecondStep] = useState(false);
  return (
    <>
      <PageMeta
        title="Staff Sign In"
        description={`Sign-in for the staff of the ${town.siteName}.`}
        keywords={[]}
        noIndex
      />
      {isSecondStep ? (
        <PageHeading title="Confirm It Is You" intro="Your account has a second factor." />
      ) : (
        <PageHeading title="Staff Sign In" intro="Authorized staff only" />
      )}
      <Section>
        <SignIn
          onSignedIn={() => navigate(askedFor(state) ?? pages.adminDashboard)}
          onStep={setIsSecondStep}
        />
        {!isSecondStep && (
          <>
            <p>
              <Link to={pages.adminForgottenPassword}>Forgotten password?</Link>
            </p>
            <SignedInAlready />
          </>
        )}
      </Section>
    </>
  );
}

/** The page that needed a session; it is one of the staff's in any case. */
function askedFor(state: unknown): string | undefined {
  const from = typeof state === 'object' && state !== null && 'from' in state && state.from;
  return typeof from === 'string' && from.startsWith('/admin/') ? from : undefined;
}
