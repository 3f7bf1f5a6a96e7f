import { town } from '@town/contracts/town';
import { PageMeta } from '@town/slice-kit/page-meta';
import { LegalPage } from './legal-page';

/** What the site knows about its visitors, and what it does with it. */
export function PrivacyPage() {
  const mail = <a href={`mailto:${town.email}`}>{town.email}</a>;
  return (
    <>
      <PageMeta
        title="Privacy Policy"
        description={`What the ${town.siteName} collects, why, and what you can ask of us.`}
        keywords={['privacy policy']}
      />
      <LegalPage title="Privacy Policy">
        <h2>Information we collect</h2>
        <p>
          What you send us: your name, e-mail address, phone number and message when you write to
          us, and what you tell us of your business when you ask for a listing or advertise. Our
          servers also keep a short technical record of each request, without your name. While we
          try out a new version of a part of the site, a cookie with a number from 0 to 99 keeps you
          with one version; it does not tell us who you are.
        </p>
        <h2>How we use it</h2>
        <p>
          To answer you, to publish the listing or event that you asked us to publish, to bill what
          you bought, and to keep the site running and safe. We do not sell it.
        </p>
        <h2>Third parties</h2>
        <p>
          We may use an analytics service to count visits, a card payment provider to take payments
          (we never see your card number), and an e-mail sending service to write to you. Your
          browser asks a public forecast service for the weather, and a map service for the map when
          you open it. Each of them handles data under its own policy.
        </p>
        <h2>Your rights</h2>
        <p>
          Ask us what we hold about you, to correct it, or to erase it: write to {mail}. We answer
          within 30 days.
        </p>
        <h2>Security</h2>
        <p>
          Data travels encrypted and is kept where only those can reach it who need it. No system is
          perfect; should yours be affected by a breach, we will tell you.
        </p>
        <h2>Changes</h2>
        <p>When this policy changes, the date at the top changes with it.</p>
        <h2>Contact</h2>
        <p>
          Questions about privacy: {mail} or <a href={`tel:${town.phone}`}>{town.phone}</a>.
        </p>
      </LegalPage>
    </>
  );
}
