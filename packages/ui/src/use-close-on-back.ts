import { useEffect, useRef } from 'react';

/**
 * Makes an open dialog or viewer an entry of the browser's history: Back closes it and leaves the
 * page. The entry has the page's address and a copy of the router's state, so the router sees no
 * other page. A view that is closed by any other means removes its entry a moment later; a view that opens
 * in between reuses it, or takes one of its own as soon as the browser has removed that one.
 * @param stays called on Back; true if the view must stay open
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
    function onPop(event: PopStateEvent) {
      if (event === removal) return;
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
 * Runs a function in the page's own history entry, for example to replace it. Removes the entry of an open
 * view first.
 */
export function onOwnEntry(act: () => void): void {
  if (isEntry()) {
    window.addEventListener('popstate', act, { once: true });
    history.back();
  } else act();
}

/** Set while an entry waits to be removed or reused. */
let spare: ReturnType<typeof setTimeout> | undefined;

/**
 * True while the browser removes the entry of a closed view, which takes a while on a busy device; then the
 * event that reports it.
 */
let removal: boolean | PopStateEvent = false;

/** How many views are open. */
let views = 0;

/**
 * Runs before the views are told of a `popstate`. Skips the entry of a view that no longer exists: Back reaches
 * it after a link in the view was followed. A view that opened during a removal takes its own entry now.
 */
function leaveEntry(event: PopStateEvent): void {
  const isRemoved = removal === true;
  removal = isRemoved && event;
  if (views === 0) goBack();
  else if (isRemoved) takeEntry();
}

const isEntry = () => history.state?.view === true;

function takeEntry(): void {
  if (removal === true) return;
  clearTimeout(spare);
  const isSpare = spare !== undefined && isEntry();
  spare = undefined;
  if (!isSpare) history.pushState({ ...history.state, view: true }, '');
}

function goBack(): void {
  spare = undefined;
  removal = isEntry();
  if (removal) history.back();
}
