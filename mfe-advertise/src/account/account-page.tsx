import type { OwnerSession } from '@town/contracts/owners/session';
import { pages } from '@town/contracts/pages/paths';
import { PageMeta } from '@town/slice-kit/page-meta';
import { Link } from '@town/slice-kit/router';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './account.module.css';
import { useText } from './messages/use-text';
import { SignedIn } from './session/signed-in';

interface AccountFrameProps {
  title: string;
  intro?: ReactNode;
  /** False on the overview page; all other pages link back to it. */
  back?: boolean;
  children: ReactNode;
}

/** The frame of every page of an account. Search engines do not list it. */
export function AccountFrame({ title, intro, back = true, children }: AccountFrameProps) {
  const text = useText();
  return (
    <>
      <PageMeta
        title={title}
        description={text('For the owners of businesses: listing, subscription and account.')}
        keywords={[]}
        noIndex
      />
      <PageHeading title={title} intro={intro}>
        {back && (
          <p data-print="hide">
            <Link to={pages.account}>
              <ArrowLeft size={18} aria-hidden />
              {text('Your account')}
            </Link>
          </p>
        )}
      </PageHeading>
      <Section>
        <div className={css.page}>{children}</div>
      </Section>
    </>
  );
}

interface AccountPageProps extends Omit<AccountFrameProps, 'children'> {
  children(session: OwnerSession): ReactNode;
}

/** A page of an account; without a session, the form that requests a sign-in link. */
export function AccountPage({ children, ...frame }: AccountPageProps) {
  return (
    <AccountFrame {...frame}>
      <SignedIn>{children}</SignedIn>
    </AccountFrame>
  );
}
