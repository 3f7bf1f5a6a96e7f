import { PassThrough } from 'node:stream';
import type { ImportReport } from '@town/contracts/managed-records/calls';
import type { ImportLine } from '@town/contracts/managed-records/import-lines';

/** Receives the number of rows done and of all rows. */
export type OnRows = (done: number, rows: number) => void;

const mostLines = 20;
const fewestRows = 100;

/**
 * Runs an import. A long import responds with a stream of progress lines; a short one with its report. An
 * error before the first progress line is thrown, so that the response can have an error status.
 * @param describe the problem to send for an error after the stream has started
 * @returns the report of a short import, or the stream of lines
 */
export async function importWithProgress(
  run: (onRows: OnRows) => Promise<ImportReport>,
  describe: (error: unknown) => ImportLine['problem'],
): Promise<ImportReport | PassThrough> {
  const lines = new PassThrough();
  const tell = (line: ImportLine) => lines.write(`${JSON.stringify(line)}\n`);
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const work = run((done, rows) => {
    const step = Math.max(fewestRows, Math.ceil(rows / mostLines));
    if (done % step !== 0 || done === rows) return;
    tell({ done });
    begin();
  });
  const report = await Promise.race([work, begun]);
  if (report) return report;
  work
    .then(
      (whole) => tell({ report: whole }),
      (error: unknown) => tell({ problem: describe(error) }),
    )
    .finally(() => lines.end());
  return lines;
}
