import { pages } from '@town/contracts/paths';
import { town, townAndState } from '@town/contracts/town';
import { PageMeta } from '@town/slice-kit/page-meta';
import { Link } from '@town/slice-kit/router';
import { ButtonLink } from '@town/ui/button-link';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { FeatureTiles } from './feature-tiles';
import css from './get-listed-page.module.css';
import { PlanColumns } from './plan-columns';
import { Questions } from './questions';

/** How a business gets into the directory: free, or with more. */
export function GetListedPage() {
  return (
    <>
      <PageMeta
        title="Get Listed"
        description={`List your business in the ${townAndState} directory: free, or with a Premium plan.`}
        keywords={['get listed', 'business listing', 'free listing', town.name]}
      />
      <PageHeading
        title="Get Listed"
        intro={`A place in the directory that ${town.name} uses. Free to join.`}
      />
      <Section>
        <PlanColumns />
      </Section>
      <Section title="What a listing does" ground="chalk">
        <FeatureTiles />
      </Section>
      <Section title="Questions and answers">
        <Questions />
      </Section>
      <Section title="Ready when you are" ground="band">
        <div className={css.actions}>
          <ButtonLink as={Link} to={pages.submitListing('basic')}>
            Start Free Trial
          </ButtonLink>
          <ButtonLink as={Link} to={pages.contact} variant="secondary">
            Contact Us
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}
