/**
 * Text that a clerk types at an item of the inbox, kept in this browser until it is sent or saved: a phone
 * may stop the tab meanwhile. Signing out removes it.
 */
import { forget, keep, readKept } from '@town/slice-kit/kept';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';

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

/** Keeps a value while a form holds unsaved text, and removes it afterwards. */
export function useKeeping(name: string, value: unknown, isDirty: boolean): void {
  const text = JSON.stringify(value);
  const wasDirty = useRef(false);
  useEffect(() => {
    if (isDirty) keep('browser', name, JSON.parse(text), Date.now(), days);
    else if (wasDirty.current) forget('browser', name);
    wasDirty.current = isDirty;
  }, [name, text, isDirty]);
}

const keySchema = z.object({ text: z.string(), key: z.string() });

/**
 * The idempotency key of an answer. It stays the same until the text changes or the answer is sent, also when
 * the page is loaded again after a lost response.
 */
export function useAnswerKey(name: string) {
  return {
    keyOf(text: string): string {
      const last = keySchema.safeParse(readKept('browser', name)).data;
      if (last?.text === text) return last.key;
      const key = crypto.randomUUID();
      keep('browser', name, { text, key }, Date.now(), days);
      return key;
    },
    forget: () => forget('browser', name),
  };
}
