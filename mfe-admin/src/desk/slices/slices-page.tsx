import type { PublishingTeam } from '@town/contracts/slices/states';
import { QueryView } from '@town/slice-kit/query-view';
import { FailureNotice } from '@town/ui/failure-notice';
import { Skeleton } from '@town/ui/skeleton';
import { DeskHeading } from '../desk-heading';
import { DeskMeta } from '../desk-meta';
import { AdministratorsOnly } from '../session/administrators-only';
import { SliceTable } from './slice-table';
import css from './slices.module.css';
import { type ShownVersion, useSlices } from './use-slices';

/** The page /admin/slices: which versions of the site's parts are live, and how they do. It only shows. */
export function SlicesPage() {
  return (
    <>
      <DeskMeta title="Slices" />
      <AdministratorsOnly title="Slices">
        <Slices />
      </AdministratorsOnly>
    </>
  );
}

function Slices() {
  const slices = useSlices();
  return (
    <>
      <DeskHeading title="Slices" />
      <p className={css.note}>
        A slice is a part of the site that is published by itself, for example the directory or the
        calendar of events. This page shows which version of each is live.
      </p>
      <QueryView
        query={slices}
        skeleton={<Skeleton shape="rows" label="Loading the slices..." />}
        failure={(retry) => <FailureNotice message="Failed to fetch the slices" onRetry={retry} />}
      >
        {({ versions, teams }) =>
          namesOf(versions, teams).map((name) => (
            <SliceTable
              key={name}
              name={name}
              versions={versions.filter(({ slice }) => slice === name)}
              team={teams.find((team) => team.slices.includes(name))?.name}
            />
          ))
        }
      </QueryView>
      <p className={css.note}>
        Pages and errors are counted by the server that answered, since it started. Scripts are as
        sent, compressed; all files are those of the browser and of the server.
      </p>
    </>
  );
}

/** The published slices, then those that a team may publish and has not. */
function namesOf(versions: readonly ShownVersion[], teams: readonly PublishingTeam[]): string[] {
  const published = versions.map(({ slice }) => slice);
  return [...new Set([...published, ...teams.flatMap(({ slices }) => slices)])];
}
