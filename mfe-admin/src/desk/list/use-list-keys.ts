import { type RefObject, useEffect } from 'react';

interface ListKeys {
  list: RefObject<HTMLElement | null>;
  /** False if the person has switched the keys off, for example because of speech input. */
  enabled: boolean;
  onHelp(): void;
}

/**
 * Single keys that work on the list: j and k move, Enter and e open, x selects, s selects all, a goes to the
 * actions on what is selected, / searches.
 */
export function useListKeys({ list, enabled, onHelp }: ListKeys): void {
  useEffect(() => {
    if (!enabled) return;
    function press(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (event.defaultPrevented || ctrlKey || metaKey || altKey) return;
      if (isTyping(target) || document.querySelector('[role="dialog"]')) return;
      if (key === '?') return onHelp();
      if (key === '/') {
        // The key must not become a part of the search.
        event.preventDefault();
        return document.querySelector<HTMLElement>('input[type="search"]')?.focus();
      }
      if (key === 's') return ofSelection('input')?.click();
      if (key === 'a') return ofSelection('button')?.focus();
      actOnRow(key, list.current);
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [list, enabled, onHelp]);
}

/** The first input or button of the bar above the list: it selects all, or acts on what is selected. */
const ofSelection = (element: 'input' | 'button') =>
  document.querySelector<HTMLElement>(`[data-selection] ${element}`);

function actOnRow(key: string, list: HTMLElement | null): void {
  const rows = [...(list?.querySelectorAll('li') ?? [])];
  const index = rows.findIndex((row) => row.contains(document.activeElement));
  const link = (at: number) => rows[at]?.querySelector<HTMLElement>('a');
  if (key === 'j') link(Math.min(index + 1, rows.length - 1))?.focus();
  if (key === 'k') link(Math.max(index - 1, 0))?.focus();
  if (key === 'e') link(index)?.click();
  if (key === 'x') rows[index]?.querySelector<HTMLElement>('input')?.click();
  // A link that has the focus opens by itself.
  if (key === 'Enter' && document.activeElement !== link(index)) link(index)?.click();
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isText = target instanceof HTMLInputElement && target.type !== 'checkbox';
  return isText || target.isContentEditable || target.matches('textarea, select');
}
