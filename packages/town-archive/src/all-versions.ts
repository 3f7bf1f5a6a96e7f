import {
  type ExportedVersion,
  type VersionsQuery,
  versionsPage,
} from '@town/contracts/export/exported-version';

/** Every version of every record of a kind, a page in memory at a time. */
export async function* allVersions(
  page: (after: VersionsQuery) => Promise<readonly ExportedVersion[]>,
): AsyncGenerator<ExportedVersion> {
  let versions = await page({});
  while (versions.length > 0) {
    yield* versions;
    const last = versions.at(-1);
    versions = versions.length < versionsPage || !last ? [] : await page(last);
  }
}
