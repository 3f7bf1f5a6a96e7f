import { pages } from '@town/contracts/pages/paths';
import { withElements } from '@town/language/with-elements';
import { PageMeta } from '@town/slice-kit/page-meta';
import { Link, useSearchParams } from '@town/slice-kit/router';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { useText } from '../../messages/use-text';
import { ReportForm } from './report-form';

/** The page /report: a visitor reports a mistake in the record that the address names. */
export function ReportPage() {
  const text = useText();
  const [parameters] = useSearchParams();
  const kind = parameters.get('kind');
  const id = parameters.get('id');
  const name = parameters.get('name');
  return (
    <>
      <PageMeta
        title={text('Something wrong here?')}
        description={text('Tell the staff what is wrong with an entry of this site.')}
        keywords={[]}
        noIndex
      />
      <PageHeading
        title={text('Something wrong here?')}
        intro={name ? text('Tell us what is wrong with the entry of {name}.', { name }) : undefined}
      />
      <Section>
        {kind && id ? (
          <ReportForm kind={kind} id={id} />
        ) : (
          <p>
            {withElements(
              text(
                'Every entry of this site has a link to this page. About anything else please <link>write to us</link>.',
              ),
              { link: (words) => <Link to={pages.contact}>{words}</Link> },
            )}
          </p>
        )}
      </Section>
    </>
  );
}
