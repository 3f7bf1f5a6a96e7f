import { useLocation } from '@town/slice-kit/router';
import { type PostedForm, useSite } from '@town/slice-kit/site';

/**
 * The result of a form that was posted without scripts, on the page that is the response to it. After a
 * navigation by link there is no result any more, even if the visitor comes back.
 */
export function usePostedForm(name: string): PostedForm | undefined {
  const { posted } = useSite();
  const isFirstPage = useLocation().key === 'default';
  return isFirstPage && posted?.form === name ? posted : undefined;
}
