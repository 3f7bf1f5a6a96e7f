/**
 * Text that a clerk types at an item of the inbox, kept in this browser until it is sent or saved: a phone
 * may stop the tab meanwhile. Signing out removes it.
 */
import { forget, keep, readKept } from '@town/slice-kit/kept';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { isSessionStored } from '../../session/session';

/** How long text is kept. Clerks work part-time, so they may return days later. */
const days = 7;

/** The part of the page that the text belongs to. */
type Part = 'answer' | 'answer key' | 'work';

/** The name under which a part of an item's text is kept for an account. */
export const keptTextName = (account: string, item: string, part: Part): string =>
  `desk:${account}:inbox:${item}:${part}`;

/** The value of an earlier visit, as it was when this visit began. */
export function useKept<Value>(name: string, schema: z.ZodMiniType<Value>): Value | undefined {
  const [kept] = useState(() => schema.safeParse(readKept('browser', name)).data);
  return kept;
}

/**
 * Keeps a value while a form holds unsaved text, and removes it otherwise: the text may have been saved after
 * its page was left.
 */
export function useKeeping(name: string, value: unknown, isDirty: boolean): void {
  const text = JSON.stringify(value);
  useEffect(() => {
    if (isDirty) keepText(name, JSON.parse(text));
    else forget('browser', name);
  }, [name, text, isDirty]);
}

/** Another tab may have signed out and emptied the browser: nothing is written after that. */
function keepText(name: string, value: unknown): void {
  if (isSessionStored()) keep('browser', name, value, Date.now(), days);
}

/** Removes the answer to an item that was sent, also when its page was left meanwhile. */
export function forgetAnswer(account: string, item: string): void {
  forget('browser', keptTextName(account, item, 'answer'));
  forget('browser', keptTextName(account, item, 'answer key'));
}

const keySchema = z.object({ text: z.string(), key: z.string() });

/**
 * The idempotency key of an answer. It stays the same until the text changes, is emptied or is sent, also when
 * the page is loaded again after a lost response.
 */
export function useAnswerKey(name: string, isTyped: boolean): (text: string) => string {
  useEffect(() => {
    // The key is stored with the text.
    if (!isTyped) forget('browser', name);
  }, [name, isTyped]);
  return (text) => {
    const last = keySchema.safeParse(readKept('browser', name)).data;
    if (last?.text === text) return last.key;
    const key = crypto.randomUUID();
    keepText(name, { text, key });
    return key;
  };
}
