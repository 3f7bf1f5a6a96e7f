import { useState } from 'react';

/** The entries of a list that staff have selected, by id. */
export function useSelection() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return {
    chosen,
    choose(id: string, isChosen: boolean) {
      const next = new Set(chosen);
      if (isChosen) next.add(id);
      else next.delete(id);
      setChosen(next);
    },
    /** Selects these entries and no others. */
    chooseOnly: (entries: readonly { id: string }[]) =>
      setChosen(new Set(entries.map(({ id }) => id))),
  };
}
