import { type ImportReport, importReportSchema } from '@town/contracts/managed-records/calls';
import { importLineSchema, importLines } from '@town/contracts/managed-records/import-lines';
import { HttpError } from '@town/slice-kit/http-error';
import { readJson } from '@town/slice-kit/query-client';

/** The `Accept` header of an import: a response in lines when there are many rows, otherwise JSON. */
export const importAnswers = `${importLines}, application/json`;

/**
 * Reads the answer to an import.
 * @param onDone called with the number of finished rows while the response arrives
 * @throws HttpError if the import has failed, and another error if the response breaks off
 */
export async function readImport(
  answer: Response,
  onDone: (rows: number) => void,
): Promise<ImportReport> {
  const isInLines = answer.headers.get('content-type')?.includes(importLines);
  if (!isInLines || !answer.body) return importReportSchema.parse(await readJson(answer));
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  for (let text = ''; ; ) {
    const { done: isOver, value } = await reader.read();
    if (isOver) throw new TypeError('The answer breaks off');
    const lines = (text + decoder.decode(value, { stream: true })).split('\n');
    text = lines.pop() ?? '';
    for (const line of lines.filter(Boolean)) {
      const { done, report, problem } = importLineSchema.parse(JSON.parse(line));
      if (problem) throw new HttpError(problem.status, JSON.stringify(problem));
      if (report) return report;
      if (done !== undefined) onDone(done);
    }
  }
}
