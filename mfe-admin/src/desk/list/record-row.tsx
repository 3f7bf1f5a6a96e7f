import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { formatInstant } from '../../lists/format-instant';
import { deskPages } from '../desk-pages';
import { categoryField, categoryOptions } from '../records/category-field';
import type { DeskRecord } from '../records/desk-record';
import { StateWord } from '../records/state-word';
import css from './record-row.module.css';

interface RecordRowProps {
  kind: RecordKind;
  record: DeskRecord;
  chosen: boolean;
  /** Missing when no bulk actions are available. */
  onChoose: ((chosen: boolean) => void) | undefined;
}

/** A record of the list: a row, and on a phone a card. */
export function RecordRow({ kind, record, chosen, onChoose }: RecordRowProps) {
  const { town } = useSite();
  const { id, title, updatedAt, updatedBy } = record;
  const category = String(record.content[categoryField(kind) ?? ''] ?? '');
  const label = categoryOptions(kind).find(({ value }) => value === category)?.label ?? category;
  return (
    <li className={css.row} data-chosen={chosen || undefined}>
      {onChoose && (
        <label className={css.choice}>
          <input
            type="checkbox"
            className={css.box}
            checked={chosen}
            onChange={({ target }) => onChoose(target.checked)}
          />
          <span className="visually-hidden">Select {title}</span>
        </label>
      )}
      <Link to={deskPages.record(kind.name, id)} className={css.name}>
        {title}
      </Link>
      <span className={css.state}>
        <StateWord record={record} />
      </span>
      <span className={css.category}>{label}</span>
      <span className={css.updated}>
        {formatInstant(updatedAt, town.timeZone)}
        {updatedBy && ' '}
        {updatedBy && <span className={css.by}>by {updatedBy}</span>}
      </span>
    </li>
  );
}
