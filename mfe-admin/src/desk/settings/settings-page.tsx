import { staffApi } from '@town/contracts/api/paths';
import { deskApi } from '@town/contracts/managed-records/paths';
import { storedSettingsSchema } from '@town/contracts/settings/town-settings';
import { QueryView } from '@town/slice-kit/query-view';
import { FailureNotice } from '@town/ui/failure-notice';
import { Skeleton } from '@town/ui/skeleton';
import { useRef } from 'react';
import { fetchAsStaff } from '../../lists/fetch-list';
import { DeskHeading } from '../desk-heading';
import { DeskMeta } from '../desk-meta';
import { DownloadButton } from '../download-button';
import { AdministratorsOnly } from '../session/administrators-only';
import { useStaff } from '../session/staff';
import { useStaffQuery } from '../session/use-staff-query';
import { SettingsForm } from './settings-form';

/** The town's profile and switches, for administrators. */
export function SettingsPage() {
  return (
    <>
      <DeskMeta title="Settings" />
      <AdministratorsOnly title="Settings">
        <Settings />
      </AdministratorsOnly>
    </>
  );
}

function Settings() {
  const { token } = useStaff();
  const heading = useRef<HTMLHeadingElement>(null);
  const settings = useStaffQuery({
    key: ['settings'],
    fetch: async (signal) =>
      storedSettingsSchema.parse((await fetchAsStaff(staffApi.settings, token, signal)).data),
    fresh: true,
  });
  return (
    <>
      <DeskHeading title="Settings" ref={heading}>
        <DownloadButton path={deskApi.exportTown} file="town.zip">
          Export everything
        </DownloadButton>
      </DeskHeading>
      <QueryView
        query={settings}
        keepsShown
        skeleton={<Skeleton shape="rows" label="Loading settings..." />}
        failure={(retry) => <FailureNotice message="Failed to fetch settings" onRetry={retry} />}
      >
        {(loaded) => <SettingsForm loaded={loaded} onMerged={() => heading.current?.focus()} />}
      </QueryView>
    </>
  );
}
