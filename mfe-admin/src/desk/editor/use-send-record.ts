import { deskApi } from '@town/contracts/managed-records/paths';
import type { RecordContent, RecordKind } from '@town/contracts/managed-records/record-kind';
import { isAnswerLost } from '@town/slice-kit/lost-answer';
import { useRef } from 'react';
import type { DeskRecord } from '../records/desk-record';
import { idOfNewRecord } from './local-draft';
import { currentOf, put, type RecordCall } from './record-call';
import { type RecordValues, sameValues, valuesOf } from './record-values';
import type { RecordForm } from './use-record-form';

interface Sent {
  content: RecordContent;
  values: RecordValues;
  state?: 'published' | 'draft';
}

/** The record that a save changes, and the version that the clerk has seen. */
interface Target {
  id: string;
  version: number | null;
}

/**
 * Sends the form to the server. If the server has a newer version that equals an earlier request of this
 * form whose response was lost, the version is the clerk's own, and the save is based on it.
 * @param isDone whether the record is already as the save would make it
 * @returns the function that sends; it resolves with the saved record
 */
export function useSendRecord<Save extends Sent>(
  kind: RecordKind,
  { record, base, name }: RecordForm,
  call: RecordCall,
  isDone: (current: DeskRecord, save: Save) => boolean,
) {
  /** Values of requests whose responses were lost. The server may have saved any of them. */
  const lost = useRef<RecordValues[]>([]);

  function send({ content, state }: Save, to: Target | undefined) {
    const body = { ...content, ...(state && { state }) };
    return to
      ? call(deskApi.record(kind.name, to.id), body, { ...put, ifMatch: to.version })
      : call(deskApi.records(kind.name), body, { idempotencyKey: idOfNewRecord(name) });
  }

  const target = record && { id: record.id, version: base.version };
  return async function sendRecord(
    save: Save,
    to: Target | undefined = target,
  ): Promise<DeskRecord> {
    try {
      return await send(save, to);
    } catch (error) {
      if (isAnswerLost(error)) lost.current.push(save.values);
      const current = currentOf(kind, error);
      if (!current || isDone(current, save)) throw error;
      const stored = valuesOf(kind, current.content);
      const isOwn = lost.current.some((own) => sameValues(own, stored));
      lost.current = [];
      if (!isOwn) throw error;
      return sendRecord(save, current);
    }
  };
}
