import { useEffect, useRef, useState } from 'react';
import { type Entry, type EntryKind, moved, readEntries } from './entries';
import { entryFieldId } from './entry-fields';
import { type EntryActions, type EntryButton, entryButtonId } from './list-entry';

interface ListState {
  /** Id of the list's field. */
  id: string;
  kind: EntryKind;
  /** The entries as text. */
  value: string;
  onChange(text: string): void;
}

/**
 * The entries of a list and what somebody does with them. The keyboard's focus follows: to a new
 * entry's first control, with an entry that moves, and to the next one when an entry is removed.
 */
export function useEntries({ id, kind, value, onChange }: ListState) {
  const entries = readEntries(kind, value);
  const [opened, setOpened] = useState<number>();
  const [said, setSaid] = useState('');
  const focusNext = useFocusAfterRender();
  const write = (next: Entry[]) => onChange(JSON.stringify(next));
  const blank = Object.fromEntries(Object.keys(kind.fields).map((name) => [name, null]));

  function move(from: number, to: number) {
    write(moved(entries, from, to));
    if (opened === from) setOpened(to);
    else if (opened === to) setOpened(from);
    setSaid(`Moved to place ${to + 1} of ${entries.length}`);
    const isAtEnd = to === (to < from ? 0 : entries.length - 1);
    const used: EntryButton = to < from ? 'up' : 'down';
    const other: EntryButton = to < from ? 'down' : 'up';
    focusNext(entryButtonId(id, to, isAtEnd ? other : used));
  }

  function remove(index: number) {
    write(entries.filter((_, each) => each !== index));
    setOpened(undefined);
    setSaid(`Removed ${kind.one} ${index + 1}`);
    const next = Math.min(index, entries.length - 2);
    focusNext(next < 0 ? id : entryButtonId(id, next, 'open'));
  }

  return {
    entries,
    opened,
    /** For screen readers. */
    said,
    add() {
      write([...entries, blank]);
      setOpened(entries.length);
      focusNext(entryFieldId(id, entries.length, Object.keys(kind.fields)[0] ?? ''));
    },
    actionsOf: (index: number): EntryActions => ({
      toggle: () => setOpened(opened === index ? undefined : index),
      change: (entry) => write(entries.map((each, place) => (place === index ? entry : each))),
      moveTo: (place) => move(index, place),
      remove: () => remove(index),
    }),
  };
}

/** Focuses a control that the next rendering brings. */
function useFocusAfterRender(): (id: string) => void {
  const waiting = useRef<string>(undefined);
  useEffect(() => {
    if (!waiting.current) return;
    document.getElementById(waiting.current)?.focus();
    waiting.current = undefined;
  });
  return (id) => {
    waiting.current = id;
  };
}
