import { offlinePaths } from '@town/contracts/pages/offline';
import { pages } from '@town/contracts/pages/paths';
import { clockTime } from '@town/contracts/town/clock-time';
import { formatDate } from '@town/contracts/town/date';
import { mainId } from '@town/slice-kit/frameless';
import { PageMeta } from '@town/slice-kit/page-meta';
import { useSite } from '@town/slice-kit/site';
import { CourthouseMark } from '@town/ui/illustrations/courthouse-mark';
import { NoticeFrame } from '@town/ui/notice-frame';
import { PageHeading } from '@town/ui/page-heading';
import { Section } from '@town/ui/section';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import header from '../../app/header.module.css';
import { CivicContactsPage } from '../../pages/civic-contacts/civic-contacts-page';

/** Civic Contacts as a device keeps them: they say how old they are. */
export function KeptContactsPage() {
  return (
    <OfflineFrame>
      <NoticeFrame tone="warning" icon={CloudOff} title={<AsOf />}>
        <p>
          This is the copy that your device has kept. Numbers and hours may have changed.{' '}
          <a href={pages.civicContacts}>Try to load the current page</a>
        </p>
      </NoticeFrame>
      <CivicContactsPage />
    </OfflineFrame>
  );
}

/** In place of any other page while there is no connection. */
export function OfflinePage() {
  return (
    <OfflineFrame>
      <PageMeta
        title="You are offline"
        description="This page needs a connection."
        keywords={[]}
        noIndex
      />
      <PageHeading
        title="You are offline"
        intro="This page needs a connection. Please load it again when you have one."
      />
      <Section ground="chalk" title="Kept on your device">
        <p>
          <a href={pages.civicContacts}>Civic Contacts</a>, with the emergency numbers. <AsOf />
        </p>
        <p>
          For all emergencies, dial <a href="tel:911">911</a>.
        </p>
      </Section>
    </OfflineFrame>
  );
}

/** The pages by their addresses. */
export const offlinePages: Record<string, () => ReactNode> = {
  [offlinePaths.contacts]: KeptContactsPage,
  [offlinePaths.notice]: OfflinePage,
};

function OfflineFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href={`#${mainId}`}>
        Skip to the page
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
        <a href={pages.home} className={header.wordmark}>
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
  const { now } = useSite();
  const [date = '', time = ''] = now.clock.split('T');
  const [hour, minutes] = time.split(':');
  return (
    <>
      As of {formatDate(date)}, {clockTime(Number(hour), minutes)}.
    </>
  );
}
