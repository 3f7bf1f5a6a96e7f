import { DeskHeading } from '../desk-heading';
import { DeskMeta } from '../desk-meta';
import { useStaff } from '../session/staff';
import { OwnSessions } from './own-sessions';
import { PasswordForm } from './password-form';
import { SecondFactorSection } from './second-factor/second-factor-section';

/** The signed-in person's account: its second factor, its password and its sessions. */
export function AccountPage() {
  const { email, role } = useStaff();
  return (
    <>
      <DeskMeta title="Your account" />
      <DeskHeading title="Your account" />
      <p>
        {email}, {role}
      </p>
      <SecondFactorSection />
      <PasswordForm />
      <OwnSessions />
    </>
  );
}
