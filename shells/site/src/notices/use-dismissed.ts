import { useEffect, useState } from 'react';

const storageKey = 'dismissed-notices';

/** The most ids that are stored: more than a town has notices at once. */
const most = 20;

/** The ids of the notices that this visitor has dismissed, and a function that adds one. */
export function useDismissed(): [ids: readonly string[], dismiss: (id: string) => void] {
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => setIds(readIds()), []);
  return [
    ids,
    (id) => {
      const next = [id, ...ids].slice(0, most);
      setIds(next);
      try {
        localStorage.setItem(storageKey, next.join(' '));
      } catch {
        // Without storage the notice is dismissed on this page only.
      }
    },
  ];
}

function readIds(): string[] {
  try {
    return localStorage.getItem(storageKey)?.split(' ') ?? [];
  } catch {
    return [];
  }
}
