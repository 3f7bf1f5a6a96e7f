import { useRef } from 'react';
import { statusOf } from './http-error';
import { isAnswerLost } from './lost-answer';
import { isChangedTo, type SentChange, type ShownOwnEvent } from './read-own-event';

interface EventCalls {
  /** Rejects with 409 if the event has another version. */
  put(to: SentChange, version: string): Promise<unknown>;
  /** The event as it is now; undefined where it cannot be read. */
  read(): Promise<ShownOwnEvent | undefined>;
}

/**
 * Saves changes of an event. After a lost response the next save may be refused with 409 because of the
 * visitor's own earlier change. That change is recognised: if it equals the new one, the save is complete;
 * if not, the new one is saved on top of it.
 * @returns the function that saves and resolves to the event; it throws the error of a change that is not
 *   known to be saved
 */
export function useSaveEvent() {
  /** The changes without a response: the server may have saved any of them. */
  const lost = useRef<SentChange[]>([]);
  return async function save(calls: EventCalls, to: SentChange, version: string): Promise<unknown> {
    try {
      return await calls.put(to, version);
    } catch (error) {
      const isLost = isAnswerLost(error);
      if (!isLost && statusOf(error) !== 409) throw error;
      const current = await calls.read();
      if (current && isChangedTo(current, to)) return current;
      if (isLost) lost.current.push(to);
      if (isLost || !current) throw error;
      const isOwn = lost.current.some((own) => isChangedTo(current, own));
      lost.current = [];
      if (!isOwn) throw error;
      return save(calls, to, current.version);
    }
  };
}
