import { pages } from '@town/contracts/pages/paths';
import { townAndState } from '@town/contracts/town/town-and-state';
import { PageMeta } from '@town/slice-kit/page-meta';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { ButtonLink } from '@town/ui/button-link';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { ListedAlready } from '../listed-already';
import { useText } from '../messages/use-text';
import { FeatureTiles } from './feature-tiles';
import css from './get-listed-page.module.css';
import { PlanColumns } from './plan-columns';
import { Questions } from './questions';

/** The page /get-listed: the plans side by side, the benefits of a listing, and questions with answers. */
export function GetListedPage() {
  const text = useText();
  const { town } = useSite();
  return (
    <>
      <PageMeta
        title={text('Get Listed')}
        description={text(
          'List your business in the {place} directory: free, or with a Premium plan.',
          { place: townAndState(town) },
        )}
        keywords={['get listed', 'business listing', 'free listing', town.name]}
      />
      <PageHeading
        title={text('Get Listed')}
        intro={text('A place in the directory that {town} uses. Free to join.', {
          town: town.name,
        })}
      >
        <ListedAlready />
      </PageHeading>
      <Section>
        <PlanColumns />
      </Section>
      <Section title={text('What a listing does')} ground="chalk">
        <FeatureTiles />
      </Section>
      <Section title={text('Questions and answers')}>
        <Questions />
      </Section>
      <Section title={text('Ready when you are')} ground="band">
        <div className={css.actions}>
          <ButtonLink as={Link} to={pages.submitListing('basic')}>
            {text('Start Free Trial')}
          </ButtonLink>
          <ButtonLink as={Link} to={pages.contact} variant="secondary">
            {text('Contact Us')}
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}
