import { searchChoices } from '@town/contracts/search/choices';
import { readPage } from '@town/slice-kit/paged-query';

/** What an address asks for: words, and among what. */
export function readSearch(parameters: URLSearchParams): {
  words: string;
  choice: string | undefined;
  /** For the call; undefined for everything. */
  kind: string | undefined;
  page: number;
} {
  const chosen = searchChoices.find(({ name }) => name === parameters.get('in'));
  return {
    words: (parameters.get('q') ?? '').trim().slice(0, 100),
    choice: chosen?.name,
    kind: chosen?.kinds.join(),
    page: readPage(parameters),
  };
}
