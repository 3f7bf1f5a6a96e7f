import css from './desk-rail.module.css';
import { useInboxCounts } from './inbox/use-inbox';

/** How many items wait in the inbox, beside its link. */
export function OpenItems() {
  const { data } = useInboxCounts();
  return data?.['all'] ? <span className={css.count}>{data['all']} open</span> : null;
}
