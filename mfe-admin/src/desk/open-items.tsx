import css from './desk-rail.module.css';
import { useInboxCounts } from './inbox/use-inbox';

/** How many items wait in the inbox, and how many of them for this clerk, beside its link. */
export function OpenItems() {
  const { data } = useInboxCounts();
  if (!data?.['all']) return null;
  return (
    <span className={css.count}>
      {data['all']} open
      {data['mine'] ? <strong>, {data['mine']} yours</strong> : null}
    </span>
  );
}
