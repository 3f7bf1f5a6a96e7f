/**
 * The view of a list that the page's address holds: its filters, its words, its page.
 * @module
 */

import { useSearchParams } from '@town/slice-kit/router';
import { useCallback, useEffect, useRef } from 'react';

/** How a view is read from the address and written to it. */
interface AddressForm<View> {
  /** Reads the view. A wrong value counts as missing. */
  read(parameters: URLSearchParams): View;
  /** The address parameters of a view. */
  write(view: View): Record<string, string>;
}

/**
 * The view in the address, and a function that changes a part of it as a new history entry. A part that depends
 * on the view is a function of it.
 *
 * The router shows a new address a moment later. A change made in that moment is added to the change
 * before it, so two filters chosen quickly on a slow phone both count.
 *
 * @param form The same object on every render: define it outside the component.
 */
export function useAddressView<View extends object>(
  form: AddressForm<View>,
): [view: View, change: (part: Partial<View> | ((latest: View) => Partial<View>)) => void] {
  const [parameters, setParameters] = useSearchParams();
  const latest = useRef(parameters);
  useEffect(() => {
    latest.current = parameters;
  }, [parameters]);
  const change = useCallback(
    (part: Partial<View> | ((latest: View) => Partial<View>)) => {
      const view = form.read(latest.current);
      const changed = typeof part === 'function' ? part(view) : part;
      const next = new URLSearchParams(form.write({ ...view, ...changed }));
      latest.current = next;
      setParameters(next, { preventScrollReset: true });
    },
    [form, setParameters],
  );
  return [form.read(parameters), change];
}
