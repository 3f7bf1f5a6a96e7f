import { Original } from '@town/language/content-language';
import { useQuery } from '@town/slice-kit/query';
import { useText } from '../messages/use-text';
import css from './notices.module.css';
import { noticesQuery, type ShownNotice } from './notices-query';
import { useDismissed } from './use-dismissed';

/** A page that stays open shows a new notice within this time, in milliseconds. */
const refetchInterval = 30_000;

const words: Record<string, 'Emergency' | 'Warning'> = {
  emergency: 'Emergency',
  warning: 'Warning',
};

/**
 * The notices of the town above every page. Both live regions are always there, so that a notice that
 * arrives while the page is open is announced. Visitors can dismiss all but emergencies.
 */
export function Notices() {
  const say = useText();
  const { data: notices = [] } = useQuery({ ...noticesQuery, refetchInterval });
  const [dismissed, dismiss] = useDismissed();
  const emergencies = notices.filter(({ level }) => level === 'emergency');
  const others = notices.filter(
    ({ id, level }) => level !== 'emergency' && !dismissed.includes(id),
  );
  return (
    <>
      <div aria-live="assertive">
        {emergencies.length > 0 && (
          <section aria-label={say('Emergency')}>
            {emergencies.map((notice) => (
              <NoticeBand key={notice.id} notice={notice} />
            ))}
          </section>
        )}
      </div>
      <div aria-live="polite">
        {others.length > 0 && (
          <section aria-label={say('Notices')}>
            {others.map((notice) => (
              <NoticeBand key={notice.id} notice={notice} onDismiss={() => dismiss(notice.id)} />
            ))}
          </section>
        )}
      </div>
    </>
  );
}

function NoticeBand({ notice, onDismiss }: { notice: ShownNotice; onDismiss?: () => void }) {
  const say = useText();
  const { level, text, place, url } = notice;
  return (
    <div className={`${css.band} ${css[level] ?? ''}`}>
      <p className={css.text}>
        <strong>{say(words[level] ?? 'Notice')}:</strong>{' '}
        <Original of={notice} field="text">
          {text}
        </Original>{' '}
        {place && <span className={css.place}>{say('Where: {place}', { place })} </span>}
        {url && <a href={url}>{say('Read more')}</a>}
      </p>
      {onDismiss && (
        <button type="button" className={css.dismiss} onClick={onDismiss}>
          {say('Dismiss')}
        </button>
      )}
    </div>
  );
}
