import { useEffect, useRef } from 'react';

/**
 * Makes an open dialog or viewer an entry of the browser's history: Back closes it and leaves the
 * page. The entry has the page's address and a copy of the router's state, so the router sees no
 * other page. A view that is closed by any other means removes its entry a moment later; a view that opens
 * in between reuses it, or takes one of its own as soon as the browser has removed that one. Where a view
 * is open over another one, Back closes the one that opened last.
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
    const view: View = {
      id: `${began()} ${copy} ${opened++}`,
      close: () => latest.current.onClose(),
      stays: () => latest.current.stays(),
    };
    views.push(view);
    window.addEventListener('popstate', onPop);
    settle();
    return () => {
      const index = views.indexOf(view);
      if (index >= 0) views.splice(index, 1);
      settle();
    };
  }, [open]);
}

/**
 * Runs a function in the page's own history entry, for example to replace it. Removes the entries of open
 * views first.
 */
export function onOwnEntry(act: () => void): void {
  const depth = entryIds().length;
  if (depth > 0) {
    window.addEventListener('popstate', act, { once: true });
    history.go(-depth);
  } else act();
}

interface View {
  id: string;
  close(): void;
  stays(): boolean;
}

/** The open views, of which the last one opened last. */
const views: View[] = [];

/** Each slice has a copy of this module, which must leave the entries of the others alone. */
const copy = Math.random().toString(36).slice(2);

/**
 * The time at which the document began, as the page's start script has noted it. It tells that script which
 * entries are from before a reload: no copy knows those. Safari computes `performance.timeOrigin` again at
 * each read, so it changes when the device has slept.
 */
const began = () => document.documentElement.dataset['began'] ?? '';

/** How many views this copy has opened. */
let opened = 0;

/** Set while an entry waits to be removed or reused. */
let spare: ReturnType<typeof setTimeout> | undefined;

/**
 * The id of the entry that the browser is removing, which takes a while on a busy device. It is noted on the
 * document, because a view of another slice may open meanwhile.
 */
const removing = () => document.documentElement.dataset['leaving'];

/** Notes that the browser has removed the entry, or that a page which came meanwhile has cancelled that. */
function endRemoval(): void {
  delete document.documentElement.dataset['leaving'];
}

/** Where an event says whether it removes an entry. Each copy of this module knows it by this name. */
const decided = Symbol.for('town.popped');

/**
 * Whether a step back removes an entry of a closed view. Each copy of this module gets the same event, and the
 * first one decides for all: what it does may begin the next removal. The decision is on the event itself,
 * because a coarse clock gives two events the same time.
 */
function isRemoval(event: PopStateEvent): boolean {
  const known: unknown = Reflect.get(event, decided);
  if (typeof known === 'boolean') return known;
  const isIt = removing() !== undefined;
  endRemoval();
  Reflect.set(event, decided, isIt);
  return isIt;
}

/** The views to which the current history entry belongs, outermost first. */
function entryIds(): string[] {
  const ids: unknown = history.state?.view;
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/** Whether the current entry belongs to a view that is closed. Back reaches one after a link in a view. */
function isLeft(): boolean {
  const last = entryIds().at(-1);
  return last?.split(' ')[1] === copy && !views.some(({ id }) => id === last);
}

/** Closes the views whose entries the visitor has left, and gives each open view its entry. */
function onPop(event: PopStateEvent): void {
  if (!isRemoval(event)) closeLeft();
  settle();
  if (isLeft()) remove();
}

function closeLeft(): void {
  const ids = entryIds();
  for (let top = views.at(-1); top && !ids.includes(top.id); top = views.at(-1)) {
    if (top.stays()) return;
    views.pop();
    top.close();
  }
}

function settle(): void {
  clearTimeout(spare);
  const ids = entryIds();
  // A page that came meanwhile can cancel a removal, and the browser reports nothing then.
  if (removing() !== undefined && ids.at(-1) === removing()) return;
  endRemoval();
  for (const { id } of views) if (!ids.includes(id)) enter(id);
  if (isLeft()) spare = setTimeout(remove);
}

function enter(id: string): void {
  const ids = entryIds();
  if (isLeft()) history.replaceState({ ...history.state, view: [...ids.slice(0, -1), id] }, '');
  else history.pushState({ ...history.state, view: [...ids, id] }, '');
}

function remove(): void {
  clearTimeout(spare);
  const left = entryIds().at(-1);
  if (!isLeft() || left === undefined) return;
  document.documentElement.dataset['leaving'] = left;
  history.go(-1);
}
