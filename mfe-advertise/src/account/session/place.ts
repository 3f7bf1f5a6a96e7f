import { pages } from '@town/contracts/pages/paths';
import { forget, keep, readKept } from '@town/slice-kit/kept';

const name = 'account-place';

/** Stores the page that was requested before signing in. */
export function keepPlace(address: string): void {
  keep('browser', name, address);
}

/** Returns and removes the stored page; by default the overview. */
export function takePlace(): string {
  const kept = readKept('browser', name);
  forget('browser', name);
  return typeof kept === 'string' && kept.startsWith(`${pages.account}/`) ? kept : pages.account;
}
