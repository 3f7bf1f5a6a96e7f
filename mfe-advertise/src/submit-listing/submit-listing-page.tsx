import { pages } from '@town/contracts/paths';
import { plans, priceLabel } from '@town/contracts/plans';
import { town } from '@town/contracts/town';
import { PageMeta } from '@town/slice-kit/page-meta';
import { Link, useParams } from '@town/slice-kit/router';
import { Card } from '@town/ui/card';
import { CardGrid } from '@town/ui/card-grid';
import { ContactDetails } from '@town/ui/contact-details';
import { Notice } from '@town/ui/notice';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { ArrowLeft } from 'lucide-react';

const steps = [
  'Staff review your listing within 24 to 48 hours.',
  'We contact you to complete the details.',
  'We set up your profile, send you login details, and it goes live.',
];

/** Where a listing is submitted for the plan of the address. */
export function SubmitListingPage() {
  const premium = useParams()['planType'] === 'premium';
  return (
    <>
      <PageMeta
        title="Submit Your Listing"
        description={`Submit your business to the ${town.name} directory.`}
        keywords={['submit listing', 'business listing', town.name]}
      />
      <PageHeading title="Submit Your Listing">
        <p>
          <Link to={pages.getListed}>
            <ArrowLeft size={18} aria-hidden /> Back to Plans
          </Link>
        </p>
      </PageHeading>
      <Section>
        <Notice title="Listings cannot be submitted on this page yet">
          <p>
            Until the form opens, send the name, address, phone number and a description of your
            business to <a href={`mailto:${town.email}`}>{town.email}</a>.
          </p>
        </Notice>
        <CardGrid>
          <Card title="Selected Plan" headingLevel={2} kind={premium ? 'Premium' : 'Basic'}>
            <p>{premium ? priceLabel(plans.monthly) : 'Free to Join'}</p>
            <p>
              <Link to={pages.getListed}>Change Plan</Link>
            </p>
          </Card>
          <Card title="What Happens Next?" headingLevel={2}>
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Card>
          <Card title="Need help?" headingLevel={2}>
            <ContactDetails email={town.email} phone={town.phone} />
          </Card>
        </CardGrid>
      </Section>
    </>
  );
}
