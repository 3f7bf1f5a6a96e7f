import { pages } from '@town/contracts/pages/paths';
import { forget, keep, readKept } from '@town/slice-kit/kept';

const name = 'account-place';

/** Keeps the page that somebody wanted to see before signing in. */
export function keepPlace(address: string): void {
  keep('browser', name, address);
}

/** The page that was wanted, once; the overview where none was. */
export function takePlace(): string {
  const kept = readKept('browser', name);
  forget('browser', name);
  return typeof kept === 'string' && kept.startsWith(`${pages.account}/`) ? kept : pages.account;
}
