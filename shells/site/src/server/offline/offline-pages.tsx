import { offlinePaths } from '@town/contracts/pages/offline';
import { pages } from '@town/contracts/pages/paths';
import { dateText, timesText } from '@town/language/dates';
import { mainId } from '@town/slice-kit/frameless';
import { PageMeta } from '@town/slice-kit/page-meta';
import { useHref } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { CourthouseMark } from '@town/ui/illustrations/courthouse-mark';
import { NoticeFrame } from '@town/ui/notice-frame';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import header from '../../app/header.module.css';
import { useText } from '../../messages/use-text';
import { CivicContactsPage } from '../../pages/civic-contacts/civic-contacts-page';
import { KeptCopy } from '../../pages/civic-contacts/kept-copy';

/** The stored copy of Civic Contacts, which says how old it is. */
export function KeptContactsPage() {
  const text = useText();
  return (
    <OfflineFrame>
      <NoticeFrame tone="warning" icon={CloudOff} title={<AsOf />}>
        <p>
          {text('This is the copy that your device has kept. Numbers and hours may have changed.')}{' '}
          <a href={useHref(pages.civicContacts)}>{text('Try to load the current page')}</a>
        </p>
      </NoticeFrame>
      <KeptCopy value={true}>
        <CivicContactsPage />
      </KeptCopy>
    </OfflineFrame>
  );
}

/** Shown instead of any other page while there is no connection. */
export function OfflinePage() {
  const text = useText();
  return (
    <OfflineFrame>
      <PageMeta
        title={text('You are offline')}
        description={text('This page needs a connection.')}
        keywords={[]}
        noIndex
      />
      <PageHeading
        title={text('You are offline')}
        intro={text('This page needs a connection. Please load it again when you have one.')}
      />
      <Section ground="chalk" title={text('Kept on your device')}>
        <p>
          <a href={useHref(pages.civicContacts)}>{text('Civic Contacts')}</a>
          {text(', with the emergency numbers.')} <AsOf />
        </p>
        <p>
          {text('For all emergencies, dial')} <a href="tel:911">911</a>.
        </p>
      </Section>
    </OfflineFrame>
  );
}

export const offlinePages: Record<string, () => ReactNode> = {
  [offlinePaths.contacts]: KeptContactsPage,
  [offlinePaths.notice]: OfflinePage,
};

function OfflineFrame({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <>
      <a className="skip-link" href={`#${mainId}`}>
        {text('Skip to the page')}
      </a>
      <Wordmark />
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

/** The site's header without its navigation: the menu of a phone needs scripts. */
function Wordmark() {
  const { town } = useSite();
  return (
    <header className={header.header}>
      <div className={header.bar}>
        <a href={useHref(pages.home)} className={header.wordmark}>
          <CourthouseMark />
          <span>
            {town.name}
            <span className={header.state}> {town.state}</span>
          </span>
        </a>
      </div>
    </header>
  );
}

/** When the page was rendered, on the town's clock. */
function AsOf() {
  const { now, language } = useSite();
  const text = useText();
  const [date = '', time = ''] = now.clock.split('T');
  return text('As of {date}, {time}.', {
    date: dateText(date, language),
    time: timesText(time, language),
  });
}
