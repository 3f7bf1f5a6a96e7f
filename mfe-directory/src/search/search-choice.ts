import { searchChoices } from '@town/contracts/search/choices';
import { readPage } from '@town/slice-kit/paged-query';

/** Reads a search from an address: the words, the choice and the page. */
export function readSearch(parameters: URLSearchParams): {
  words: string;
  choice: string | undefined;
  /** The kinds for the API call; undefined for the whole site. */
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
