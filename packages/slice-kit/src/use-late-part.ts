import { useCallback, useEffect, useState } from 'react';

interface LateState<Part> {
  part?: Part;
  /** Whether loading has ever failed; stays true during and after later tries. */
  failed?: boolean;
  /** Whether it is loading. */
  busy?: boolean;
}

/**
 * A part of the page that loads when it is first wanted. After a failure it is loaded again when it is
 * next wanted, and by `ask`.
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
