import type { RecordKind } from '@town/contracts/managed-records/record-kind';
import { HttpError } from '@town/slice-kit/http-error';
import { sendJson } from '@town/slice-kit/send-json';
import { type DeskRecord, readDeskRecord } from '../records/desk-record';
import { useStaff } from '../session/staff';

export type RecordCall = ReturnType<typeof useRecordCall>;

interface CallOptions {
  /** POST by default. */
  method?: 'PUT';
  /** The version that the clerk has seen; the server refuses the call when there is a newer one. */
  ifMatch?: number | null;
  idempotencyKey?: string;
}

export const put = { method: 'PUT' } as const;

/** Returns a function for calls that answer with the record. */
export function useRecordCall(kind: RecordKind) {
  const { token } = useStaff();
  return async (path: string, body: unknown, options: CallOptions = {}): Promise<DeskRecord> => {
    const { ifMatch, ...others } = options;
    const send = { token, ...others, ...(ifMatch != null && { ifMatch }) };
    return readDeskRecord(kind, await sendJson(path, body, send));
  };
}

/** The current record from an error response, if the server refused an outdated version. */
export function currentOf(kind: RecordKind, error: unknown): DeskRecord | undefined {
  if (!(error instanceof HttpError) || error.status !== 412) return undefined;
  try {
    return readDeskRecord(kind, JSON.parse(error.body).current);
  } catch {
    return undefined;
  }
}
