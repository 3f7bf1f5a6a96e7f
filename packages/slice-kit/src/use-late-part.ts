import { useEffect, useState } from 'react';

/**
 * A part of the page that loads when it is first wanted. A part that did not arrive is asked for again
 * when it is wanted the next time.
 */
export function useLatePart<Part>(fetchPart: () => Promise<Part>, isWanted: boolean) {
  const [state, setState] = useState<{ part?: Part; failed?: boolean }>({});
  useEffect(() => {
    if (!isWanted) return;
    fetchPart().then(
      (part) => setState({ part }),
      () => setState({ failed: true }),
    );
  }, [isWanted, fetchPart]);
  return state;
}
