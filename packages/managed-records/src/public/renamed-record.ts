import type { Language } from '@town/contracts/pages/languages';
import { ProblemException } from '@town/service-kit/http/problem-exception';

/** Redirects from a former address of a record to its current one, in the same language. */
export class RenamedRecord extends ProblemException {
  constructor(address: string, language: Language | undefined) {
    const headers = { Location: language ? `${address}?language=${language}` : address };
    super(301, 'This record has another address now', {}, headers);
  }
}
