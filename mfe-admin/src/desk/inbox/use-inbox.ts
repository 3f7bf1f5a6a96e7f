import {
  type InboxAnswerCall,
  type InboxChange,
  inboxCountsSchema,
} from '@town/contracts/inbox/calls';
import { inboxApi } from '@town/contracts/inbox/paths';
import type { LostAnswer } from '@town/slice-kit/lost-answer';
import { useMutation, useQueryClient } from '@town/slice-kit/query';
import { sendJson } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { listReader } from '@town/slice-kit/tolerant';
import { fetchAsStaff, fetchPage } from '../../lists/fetch-list';
import { useRefreshSite } from '../../session/use-refresh-site';
import { useStaff } from '../session/staff';
import { useDeskFailure } from '../session/use-desk-failure';
import { deskKey, useStaffQuery } from '../session/use-staff-query';
import { readItem } from './inbox-item-reader';
import type { InboxView } from './inbox-view';
import { forgetAnswer } from './kept-text';

const key = 'inbox';

/** One page of the inbox. */
export function useInbox({ kind, state, assignee, q, page }: InboxView) {
  const { token, email } = useStaff();
  const filters = {
    kind,
    state,
    ...(assignee !== 'anybody' && { assignee: assignee === 'me' ? email : assignee }),
    ...(q && { q }),
  };
  return useStaffQuery({
    key: [key, 'list', filters, page],
    fetch: (signal) => fetchPage(inboxApi.items, readItem, page, filters, token, signal),
    keepsShown: true,
  });
}

/** How many items are open, by kind, in all, and assigned to the clerk (`mine`). */
export function useInboxCounts() {
  const { token } = useStaff();
  return useStaffQuery({
    key: [key, 'counts'],
    fetch: async (signal) =>
      inboxCountsSchema.parse((await fetchAsStaff(inboxApi.counts, token, signal)).data),
  });
}

/** An item, and the other items of its sender. */
export function useInboxItem(id: string) {
  const { token } = useStaff();
  return useStaffQuery({
    key: [key, 'item', id],
    fetch: (signal) => fetchItem(id, token, signal),
  });
}

async function fetchItem(id: string, token: string, signal: AbortSignal) {
  const { data } = await fetchAsStaff(inboxApi.item(id), token, signal);
  const item = readItem(data);
  if (!item) throw new Error('The answer is not an item');
  const others = Object(data).fromSameSender;
  return { item, others: Array.isArray(others) ? listReader(readItem)(others) : [] };
}

/**
 * Fetches the inbox again after a decision that another service has stored. The item changes when the
 * event about the decision arrives. Until then it is requested again, at most 16 times.
 */
export function useRefreshedInbox(id: string) {
  const { token } = useStaff();
  const queryClient = useQueryClient();
  const refresh = useRefreshInbox();
  return async (state: string) => {
    await refresh();
    const changed = queryClient.fetchQuery({
      queryKey: [deskKey, `${key} event`, id, state],
      async queryFn({ signal }) {
        const { item } = await fetchItem(id, token, signal);
        if (item.state !== state) throw new Error('The event has not arrived yet');
        return true;
      },
      retry: 15,
      retryDelay: 300,
      staleTime: 0,
      gcTime: 0,
    });
    // If the event never arrives, the page shows the unchanged item.
    await changed.catch(() => undefined);
    await refresh();
  };
}

/**
 * Fetches everything of the inbox again, and what the site's own pages show: a decision publishes a business, or
 * brings an event back from the archive.
 */
export function useRefreshInbox() {
  const queryClient = useQueryClient();
  const refreshSite = useRefreshSite();
  return () => {
    refreshSite();
    return queryClient.invalidateQueries({ queryKey: [deskKey, key] });
  };
}

/** The item version that the page shows; missing when the action does not depend on it. */
interface OnVersion {
  version?: number | null;
}

interface SentAnswer extends InboxAnswerCall, OnVersion {
  /** The same key for a retry after a lost response, so that the answer is sent only once. */
  idempotencyKey: string;
  /** Whether the item is marked as done once the answer is sent. */
  finishes: boolean;
}

interface Change extends InboxChange, OnVersion {
  /** Whether it follows an answer that was sent with the same press. */
  isAnswered?: true;
}

const ifSeen = (version?: number | null) => (version == null ? {} : { ifMatch: version });

/** The version that an item has after an answer; earlier releases answer without one. */
const versionOf = (answered: unknown) => readItem(answered)?.version ?? null;

/** Said when no response to the change came: the answer itself has been sent. */
const answerArrived = (): LostAnswer => ({
  title: 'Answer sent',
  description:
    'Whether the item is done is not known, because no response came. Please look at it.',
});

const changed = (state: InboxChange['state']) =>
  state === 'done' ? 'Done' : state === 'open' ? 'Open again' : 'Saved';

/** Said when an item is opened again whose event was archived with it. */
const eventRestored = 'Its event is back from the archive.';

/** The actions of staff on an item. Each shows its result in a toast. */
export function useInboxActions(id: string) {
  const { token, email } = useStaff();
  const showToast = useToasts((state) => state.show);
  const fail = useDeskFailure();
  const onSettled = useRefreshInbox();

  const change = useMutation({
    mutationFn: ({ version, isAnswered: _, ...values }: Change) =>
      sendJson(inboxApi.item(id), values, { method: 'PUT', token, ...ifSeen(version) }),
    onSuccess: (answered, { state, isAnswered }) =>
      showToast({
        tone: 'success',
        title: isAnswered ? 'Answer sent, item done' : changed(state),
        ...(Object(answered).restoredEvent === true && { description: eventRestored }),
        ...(state === 'done' && {
          action: { label: 'Undo', onClick: () => change.mutate({ state: 'open' }) },
        }),
      }),
    onError: (error, { isAnswered }) =>
      isAnswered
        ? fail('Answer sent, but the item is not done', answerArrived)(error)
        : fail('Not saved')(error),
    onSettled,
  });
  const answer = useMutation({
    mutationFn: ({ version, idempotencyKey, finishes: _, ...call }: SentAnswer) =>
      sendJson(inboxApi.answer(id), call, { token, idempotencyKey, ...ifSeen(version) }),
    onSuccess(answered, { finishes }) {
      // Here and not at the call: callbacks of a call are skipped once its page was left.
      forgetAnswer(email, id);
      if (finishes)
        return change.mutate({ state: 'done', isAnswered: true, version: versionOf(answered) });
      showToast({
        tone: 'success',
        title: 'Answer sent',
        description: 'The item stays in the inbox until it is marked as done.',
      });
    },
    onError: fail('Answer not sent'),
    onSettled,
  });
  const retry = useMutation({
    mutationFn: () => sendJson(inboxApi.retry(id), undefined, { token }),
    onSuccess: () => showToast({ tone: 'success', title: 'The mail is sent again' }),
    onError: fail('Not sent again'),
    onSettled,
  });
  return { change, answer, retry };
}
