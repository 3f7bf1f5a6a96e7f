import { useSite } from '@town/slice-kit/site';
import { Badge, type BadgeTone } from '@town/ui/badge';
import { formatInstant } from '../../lists/format-instant';
import { WideTable } from '../../lists/wide-table';
import css from './slices.module.css';
import type { ShownVersion } from './use-slices';

interface SliceTableProps {
  name: string;
  versions: readonly ShownVersion[];
  /** The team that may publish it with a key of its own. */
  team: string | undefined;
}

const headings = [
  'Version',
  'State',
  'Pages',
  'Errors',
  'Scripts',
  'All files',
  'Published',
] as const;

/** One slice: who may publish it, and its versions. */
export function SliceTable({ name, versions, team }: SliceTableProps) {
  return (
    <section className={css.slice} aria-labelledby={`slice-${name}`}>
      <h2 id={`slice-${name}`}>{name}</h2>
      <p className={css.note}>
        {team
          ? `The team ${team} publishes it, with its own key.`
          : 'Only the operator publishes it.'}
      </p>
      {versions.length > 0 ? (
        <VersionTable name={name} versions={versions} />
      ) : (
        <p>No version of it is published.</p>
      )}
    </section>
  );
}

/** The live version, the canary, and those before. */
function VersionTable({ name, versions }: Omit<SliceTableProps, 'team'>) {
  const { town } = useSite();
  return (
    <WideTable label={`Versions of ${name}`}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {versions.map((version) => (
          <tr key={version.version}>
            <th scope="row">{version.version}</th>
            <td>
              <Badge tone={tone(version)}>{stateWords(version)}</Badge>
            </td>
            <td>{version.pages.toLocaleString('en-US')}</td>
            <td>{version.errors.toLocaleString('en-US')}</td>
            <td>{sizeWords(version.scriptBytes)}</td>
            <td>{sizeWords(version.totalBytes)}</td>
            <td>
              {version.publishedAt
                ? `${formatInstant(version.publishedAt, town.timeZone)} by ${version.publishedBy ?? 'somebody unknown'}`
                : 'Unknown'}
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

function stateWords({ role, percent, suspended }: ShownVersion): string {
  if (role === 'live') return 'Live';
  if (role === 'previous') return 'Before';
  if (role !== 'canary') return 'Kept';
  return suspended ? 'Canary, suspended' : `Canary, ${percent ?? 0} %`;
}

function tone({ role, suspended }: ShownVersion): BadgeTone {
  if (suspended) return 'red';
  if (role === 'live') return 'green';
  return role === 'canary' ? 'orange' : 'grey';
}

const kilobytes = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

function sizeWords(bytes: number | null): string {
  return bytes === null ? 'Unknown' : `${kilobytes.format(bytes / 1000)} KB`;
}
