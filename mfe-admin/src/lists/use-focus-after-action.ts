import { useEffect, useRef, useState } from 'react';

/** Id of the element that shows a record of a list. */
export const recordElementId = (id: string) => `record-${id}`;

/**
 * Keeps the focus where a keyboard user expects it after an action: on the record, or on the list's
 * heading when the record has left the list. If the user has moved the focus since, it stays there.
 * @param records of the list: an action changes them
 */
export function useFocusAfterAction(records: unknown) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [acted, setActed] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: again when the list has changed
  useEffect(() => {
    if (acted === null) return;
    const record = document.getElementById(recordElementId(acted));
    const { activeElement } = document;
    const isFree =
      !activeElement ||
      activeElement === document.body ||
      record?.contains(activeElement) ||
      activeElement.closest('[role="region"][aria-label^="Notifications"]');
    if (isFree) (record ?? heading.current)?.focus();
  }, [acted, records]);

  useEffect(() => {
    if (acted === null) return;
    const moveOn = () => setActed(null);
    const events = ['keydown', 'pointerdown'] as const;
    for (const name of events) window.addEventListener(name, moveOn, true);
    return () => {
      for (const name of events) window.removeEventListener(name, moveOn, true);
    };
  }, [acted]);

  return { heading, onDone: setActed };
}
