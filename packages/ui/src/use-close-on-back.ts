import { useEffect, useRef } from 'react';

/**
 * Makes an open dialog or viewer an entry of the browser's history: Back closes it and leaves the
 * page. The entry has the page's address and a copy of the router's state, so the router sees no
 * other page. Closed by any other means, the view takes its entry back, a moment later: a view that
 * opens in between uses the same entry.
 * @param stays asked on Back: whether the view stays open
 */
export function useCloseOnBack(
  open: boolean,
  onClose: () => void,
  stays: () => boolean = () => false,
): void {
  const latest = useRef({ onClose, stays });
  useEffect(() => {
    latest.current = { onClose, stays };
  });

  useEffect(() => {
    if (!open) return;
    let gone = false;
    views += 1;
    window.addEventListener('popstate', leaveEntry);
    takeEntry();
    function onPop() {
      if (latest.current.stays()) return takeEntry();
      gone = true;
      latest.current.onClose();
    }
    window.addEventListener('popstate', onPop);
    return () => {
      views -= 1;
      window.removeEventListener('popstate', onPop);
      if (!gone && isEntry()) spare = setTimeout(goBack);
    };
  }, [open]);
}

/**
 * Does something in the page's own entry, for example replaces it: the entry of an open view is taken
 * back first.
 */
export function onOwnEntry(act: () => void): void {
  if (isEntry()) {
    window.addEventListener('popstate', act, { once: true });
    history.back();
  } else act();
}

/** Set while an entry waits to be taken back or used again. */
let spare: ReturnType<typeof setTimeout> | undefined;

/** How many views are open. */
let views = 0;

/** Back to a page whose link was followed in a view reaches the view's entry: there is no view any more. */
function leaveEntry(): void {
  if (views === 0) goBack();
}

const isEntry = () => history.state?.view === true;

function takeEntry(): void {
  clearTimeout(spare);
  const isSpare = spare !== undefined && isEntry();
  spare = undefined;
  if (!isSpare) history.pushState({ ...history.state, view: true }, '');
}

function goBack(): void {
  spare = undefined;
  if (isEntry()) history.back();
}
