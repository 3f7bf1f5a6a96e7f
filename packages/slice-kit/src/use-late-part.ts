import { useCallback, useEffect, useState } from 'react';

interface LateState<Part> {
  part?: Part;
  /** Whether it has not arrived once; also while it is asked for again, and afterwards. */
  failed?: boolean;
  /** Whether it is on its way. */
  busy?: boolean;
}

/**
 * A part of the page that loads when it is first wanted. A part that did not arrive is asked for again
 * when it is wanted the next time, and by `ask`.
 * @param load imports the part; the same function on every render
 */
export function useLatePart<Part>(load: () => Promise<Part>, isWanted: boolean) {
  const [state, setState] = useState<LateState<Part>>({});
  const ask = useCallback(() => {
    const add = (news: LateState<Part>) => setState((known) => ({ ...known, ...news }));
    add({ busy: true });
    load().then(
      (part) => add({ part, busy: false }),
      () => add({ failed: true, busy: false }),
    );
  }, [load]);
  useEffect(() => {
    if (isWanted) ask();
  }, [isWanted, ask]);
  return { ...state, ask };
}
