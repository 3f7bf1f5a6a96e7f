import { useState } from 'react';

/**
 * A part of the page that loads when a visitor asks for it. A part that did not arrive is asked for
 * again the next time.
 */
export function useLatePart<Part>(fetchPart: () => Promise<Part>) {
  const [state, setState] = useState<{ part?: Part; failed?: boolean }>({});
  return {
    part: state.part,
    failed: state.failed,
    load() {
      if (state.part) return;
      fetchPart().then(
        (part) => setState({ part }),
        () => setState({ failed: true }),
      );
    },
  };
}
