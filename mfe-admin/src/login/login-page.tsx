import { town } from '@town/contracts/town';
import { PageMeta } from '@town/slice-kit/page-meta';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { LoginForm } from './login-form';

/** Where staff sign in. */
export function LoginPage() {
  return (
    <>
      <PageMeta
        title="Staff Sign In"
        description={`Sign-in for the staff of the ${town.siteName}.`}
        keywords={[]}
        noIndex
      />
      <PageHeading title="Staff Sign In" intro="Authorized staff only" />
      <Section>
        <LoginForm />
      </Section>
    </>
  );
}
