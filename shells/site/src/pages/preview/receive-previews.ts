import { type Preview, previewReady, previewSchema } from '@town/contracts/managed-records/preview';
import type { Language } from '@town/contracts/pages/languages';
import { spokenRecord } from '@town/contracts/records/translated';
import type { QueryClient } from '@town/slice-kit/query';

/** The page that shows the drafts. */
interface PreviewedPage {
  queryClient: QueryClient;
  /** A draft is shown as the API would return it in this language. */
  language: Language;
}

/**
 * Tells the desk around this frame that it can send a draft, and shows what it sends. Messages of
 * other windows and other origins are ignored.
 * @param show navigates to the address of the public page
 * @returns a function that stops listening
 */
export function receivePreviews(page: PreviewedPage, show: (address: string) => void): () => void {
  const desk = window.parent;
  if (desk === window) return () => {};
  const receive = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== window.location.origin || source !== desk) return;
    const preview = previewSchema.safeParse(data);
    if (!preview.success) return;
    void takeOver(page, preview.data).then(() => show(preview.data.address));
  };
  window.addEventListener('message', receive);
  desk.postMessage(previewReady, window.location.origin);
  return () => window.removeEventListener('message', receive);
}

/** Stores the draft in the query cache, as if the API had returned it. These entries are never stale. */
async function takeOver(
  { queryClient, language }: PreviewedPage,
  { answers }: Preview,
): Promise<void> {
  for (const { path, record: draft, inList } of answers) {
    const record = { ...spokenRecord(language, draft), id: draft.id };
    const queryKey = [path];
    if (!inList) {
      queryClient.setQueryData(queryKey, record);
      continue;
    }
    await queryClient.prefetchQuery({ queryKey });
    const list = queryClient.getQueryData(queryKey);
    queryClient.setQueryData(queryKey, withRecord(Array.isArray(list) ? list : [], record));
  }
}

type PreviewRecord = Preview['answers'][number]['record'];

/** The draft replaces the public version of its record; a new record is added at the end. */
function withRecord(list: readonly unknown[], record: PreviewRecord): unknown[] {
  const isSame = (each: unknown) =>
    typeof each === 'object' && each !== null && 'id' in each && each.id === record.id;
  return list.some(isSame) ? list.map((each) => (isSame(each) ? record : each)) : [...list, record];
}
