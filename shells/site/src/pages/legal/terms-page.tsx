import { plans, priceLabel } from '@town/contracts/plans';
import { town } from '@town/contracts/town';
import { PageMeta } from '@town/slice-kit/page-meta';
import { LegalPage } from './legal-page';

/** The rules of using the site and advertising on it. */
export function TermsPage() {
  return (
    <>
      <PageMeta
        title="Terms of Service"
        description={`The rules for using the ${town.siteName} and for advertising on it.`}
        keywords={['terms of service']}
      />
      <LegalPage title="Terms of Service">
        <h2>Use of the site</h2>
        <p>
          The {town.siteName} is independently owned and is not affiliated with the City of{' '}
          {town.name}. Use it lawfully, and do not disturb it or those who use it. Details such as
          hours can change: call before you drive.
        </p>
        <h2>Advertising services</h2>
        <p>
          We publish listings for businesses. We review each one and may refuse or remove one that
          is misleading, unlawful or out of place.
        </p>
        <h2>Payment terms</h2>
        <p>
          A paid listing costs {priceLabel(plans.monthly)} or {priceLabel(plans.annual)}, payable in
          advance by card. Monthly plans renew automatically. Prices may change with 30 days'
          notice.
        </p>
        <h2>Cancellation</h2>
        <p>
          You may cancel at any time; a cancellation takes effect at the end of the paid period.
          Annual plans are refundable within 30 days of purchase.
        </p>
        <h2>Your content</h2>
        <p>
          What you submit stays yours. You allow us to publish it here, and you answer for its being
          true and yours to publish.
        </p>
        <h2>Data</h2>
        <p>How we handle personal data is described in the privacy policy.</p>
        <h2>Disclaimers</h2>
        <p>
          The site is offered as it is. We do not vouch for the businesses listed, and are not
          liable for losses from relying on it, as far as the law allows.
        </p>
        <h2>Governing law</h2>
        <p>
          The laws of Texas apply. Disputes are settled in the courts of McLennan County, Texas.
        </p>
        <h2>Changes</h2>
        <p>When these terms change, the date at the top changes with them.</p>
      </LegalPage>
    </>
  );
}
