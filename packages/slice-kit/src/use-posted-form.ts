import { useLocation } from '@town/slice-kit/router';
import { type PostedForm, useSite } from '@town/slice-kit/site';

/**
 * What became of a form that was posted without scripts, on the page that answers it. A visitor who
 * moves on by link and comes back finds an ordinary page.
 */
export function usePostedForm(name: string): PostedForm | undefined {
  const { posted } = useSite();
  const isFirstPage = useLocation().key === 'default';
  return isFirstPage && posted?.form === name ? posted : undefined;
}
