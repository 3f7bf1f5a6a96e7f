/**
 * Counts what visitors see and do, for the statistics of owners. Ids of listings are collected and sent
 * together once the browser is idle, so no page waits. Nothing about the visitor is sent or stored: no
 * cookie, no name, no number. A failure changes nothing on the page. Visitors with Global Privacy Control
 * or Do Not Track are not counted, nor are previews in the staff's desk.
 * @module
 */
import { api } from '@town/contracts/api/paths';
import type {
  ListingAction,
  ListingCounts,
  maxSeen,
} from '@town/contracts/statistics/listing-counts';
import { type RefCallback, useCallback, useEffect } from 'react';

// Its module has schemas that these pages do not need, so only its type is imported.
const most: typeof maxSeen = 50;

/** Most pages show their listings within this time, so that one call has them all. */
const collectMs = 2_000;

let waiting: ListingCounts = { seen: [] };
let timer: ReturnType<typeof setTimeout> | undefined;
let watched = false;

/**
 * Counts a listing as seen when the element is scrolled into view.
 * @param id of the listing; nothing is counted without one
 * @param search the words of the search that shows it
 */
export function useSeen(id: string | undefined, search?: string): RefCallback<Element> {
  return useCallback(
    (element) => {
      if (!element || !id || typeof IntersectionObserver === 'undefined') return undefined;
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        countSeen(id, search);
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [id, search],
  );
}

/** Counts the page of a listing as opened. */
export function useOpened(id: string | undefined): void {
  useEffect(() => {
    if (!id) return;
    if (waiting.opened) sendWaiting();
    waiting.opened = id;
    sendSoon();
  }, [id]);
}

/** Counts that a visitor has followed a link of a listing; at once, since the page may be left. */
export function countFollowed(
  id: string | undefined,
  link: Exclude<ListingAction, 'seen' | 'opened'>,
): void {
  if (id) send({ seen: [], [link]: id });
}

function countSeen(id: string, search: string | undefined): void {
  if (waiting.seen.length === most || (waiting.seen.length > 0 && waiting.q !== search)) {
    sendWaiting();
  }
  waiting.seen.push(id);
  if (search) waiting.q = search;
  sendSoon();
}

function sendSoon(): void {
  watchLeaving();
  timer ??= setTimeout(() => {
    if (typeof requestIdleCallback === 'undefined') sendWaiting();
    else requestIdleCallback(sendWaiting);
  }, collectMs);
}

/** Sends the counts when the page is hidden, because a hidden page may never be shown again. */
function watchLeaving(): void {
  if (watched) return;
  watched = true;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendWaiting();
  });
}

function sendWaiting(): void {
  clearTimeout(timer);
  timer = undefined;
  const counts = waiting;
  waiting = { seen: [] };
  if (counts.seen.length > 0 || counts.opened) send(counts);
}

function send(counts: ListingCounts): void {
  if (!isCounted()) return;
  fetch(api.counts, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(counts),
  }).catch(() => {});
}

function isCounted(): boolean {
  const asked: { globalPrivacyControl?: boolean; doNotTrack?: string | null } = navigator;
  return !asked.globalPrivacyControl && asked.doNotTrack !== '1' && window.self === window.top;
}
