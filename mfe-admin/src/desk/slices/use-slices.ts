import { staffApi } from '@town/contracts/api/paths';
import type { PublishingTeam, SliceVersionState } from '@town/contracts/slices/states';
import {
  flag,
  listReader,
  number,
  optionalNumber,
  optionalText,
  recordReader,
  text,
  textOr,
  texts,
} from '@town/slice-kit/tolerant';
import { fetchAsStaff } from '../../lists/fetch-list';
import { useStaff } from '../session/staff';
import { useStaffQuery } from '../session/use-staff-query';

/** A version in any role, also one that this page does not know. */
export type ShownVersion = Omit<SliceVersionState, 'role'> & { role: string };

const count = (value: unknown) => number(value) ?? 0;

const readVersions = listReader(
  recordReader<ShownVersion>({
    slice: text,
    version: text,
    role: textOr('kept'),
    percent: optionalNumber,
    suspended: flag,
    pages: count,
    errors: count,
    scriptBytes: optionalNumber,
    totalBytes: optionalNumber,
    publishedAt: optionalText,
    publishedBy: optionalText,
  }),
);

const readTeams = listReader(
  recordReader<PublishingTeam>({ name: text, slices: texts, addedAt: textOr('') }),
);

/** All published versions, and the teams that may publish. */
export function useSlices() {
  const { token } = useStaff();
  return useStaffQuery({
    key: ['slices'],
    async fetch(signal) {
      const { data } = await fetchAsStaff(staffApi.slices, token, signal);
      const { versions, teams } = Object(data);
      return { versions: readVersions(versions), teams: readTeams(teams ?? []) };
    },
    keepsShown: true,
  });
}
