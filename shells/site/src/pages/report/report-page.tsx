import { pages } from '@town/contracts/pages/paths';
import { PageMeta } from '@town/slice-kit/page-meta';
import { Link, useSearchParams } from '@town/slice-kit/router';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { ReportForm } from './report-form';

/** The page /report: a visitor says what is wrong with a record that the address names. */
export function ReportPage() {
  const [parameters] = useSearchParams();
  const kind = parameters.get('kind');
  const id = parameters.get('id');
  const name = parameters.get('name');
  return (
    <>
      <PageMeta
        title="Something wrong here?"
        description="Tell the staff what is wrong with an entry of this site."
        keywords={[]}
        noIndex
      />
      <PageHeading
        title="Something wrong here?"
        intro={name ? `Tell us what is wrong with the entry of ${name}.` : undefined}
      />
      <Section>
        {kind && id ? (
          <ReportForm kind={kind} id={id} />
        ) : (
          <p>
            Every entry of this site has a link to this page. About anything else please{' '}
            <Link to={pages.contact}>write to us</Link>.
          </p>
        )}
      </Section>
    </>
  );
}
