import { addMonths, shortMonthName } from '@town/contracts/town/month';
import { WideTable } from '../../lists/wide-table';

/** A line of the report: what is counted, and its value in a month. */
export interface ReportLine<Row> {
  label: string;
  value(row: Row): string;
}

interface ReportTableProps<Row> {
  title: string;
  /** The reported month, YYYY-MM. */
  month: string;
  rows: readonly Row[];
  lines: readonly ReportLine<Row>[];
}

/** The numbers of a month beside those of the month before and of the same month a year earlier. */
export function ReportTable<Row extends { month: string }>({
  title,
  month,
  rows,
  lines,
}: ReportTableProps<Row>) {
  const months = [month, addMonths(month, -1), addMonths(month, -12)];
  return (
    <WideTable label={title} words={1}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          {months.map((each) => (
            <th key={each} scope="col">
              {shortMonthName(each)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {months.map((each) => {
              const row = rows.find((given) => given.month === each);
              return <td key={each}>{row ? value(row) : '–'}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
