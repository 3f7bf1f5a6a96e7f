import { pages } from '@town/contracts/paths';

/** Whether a path is the page that takes payments: the only one to let the provider in. */
export function takesPayments(pathname: string): boolean {
  return pathname.replace(/\/+$/, '') === pages.advertise;
}
