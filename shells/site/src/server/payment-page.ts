import { pages } from '@town/contracts/pages/paths';

/** Whether a path is the page that takes payments: only this page allows the provider's scripts. */
export function takesPayments(pathname: string): boolean {
  return pathname.replace(/\/+$/, '') === pages.advertise;
}
