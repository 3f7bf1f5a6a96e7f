import css from './changes-table.module.css';

interface ChangesTableProps {
  /** Says to screen readers what the table is about. */
  caption: string;
  /** The heads of the columns with the two values. */
  heads?: readonly [string, string];
  changes: readonly { field: string; label: string; before: string; after: string }[];
}

/** Each changed field before and after; renders nothing if none has changed. */
export function ChangesTable({
  caption,
  heads: [earlier, later] = ['Before', 'After'],
  changes,
}: ChangesTableProps) {
  if (changes.length === 0) return null;
  return (
    <table className={css.changes}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">{earlier}</th>
          <th scope="col">{later}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, label, before, after }) => (
          <tr key={field}>
            <th scope="row">{label}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
