import { town } from '@town/contracts/town';
import { PageMeta } from '@town/slice-kit/page-meta';
import { Notice } from '@town/ui/notice';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';

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
        <Notice title="The staff dashboard is not open yet">
          <p>There are no staff accounts so far, and nothing to sign in to.</p>
        </Notice>
      </Section>
    </>
  );
}
