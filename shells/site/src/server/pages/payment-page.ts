import { pages } from '@town/contracts/pages/paths';

const paths: readonly string[] = [pages.advertise, pages.accountSubscription];

/** Whether a path is a page that takes payments or cards: only these allow the provider's scripts. */
export function takesPayments(pathname: string): boolean {
  return paths.includes(pathname.replace(/\/+$/, ''));
}
