import { type Opening, type OpenState, openState } from '@town/contracts/hours/open-state';
import { usualOnHoliday } from '@town/contracts/hours/usual-on-holiday';
import { useTownMoment } from '@town/slice-kit/use-town-moment';
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { HolidayNote } from './holiday-note';
import css from './open-line.module.css';
import { useOpenWording } from './open-wording';

const icons = { open: CircleCheck, closed: CircleX, unknown: CircleHelp };

interface OpenLineProps {
  opening: Opening;
  /** Says nothing where the hours are not known, for a list of many places. */
  onlyKnown?: boolean;
}

/** Whether a place is open now, and until when. It changes while the page is open. */
export function OpenLine({ opening, onlyKnown = false }: OpenLineProps) {
  const wording = useOpenWording();
  const moment = useTownMoment();
  const state = openState(opening, moment, wording);
  if (onlyKnown && state.is === 'unknown') return null;
  const isMomentary = opening.businessStatus === 'open' && state.is !== 'unknown';
  return (
    <OpenWords state={state} isMomentary={isMomentary} holiday={usualOnHoliday(opening, moment)} />
  );
}

interface OpenWordsProps {
  state: OpenState;
  /** Whether the words are true of this minute only: on paper they would be wrong soon. */
  isMomentary: boolean;
  /** The public holiday on which they may be wrong. */
  holiday: string | undefined;
}

function OpenWords({ state: { is, words }, isMomentary, holiday }: OpenWordsProps) {
  const Icon = icons[is];
  return (
    <p className={`${css.line} ${css[is]}`} data-print={isMomentary ? 'hide' : undefined}>
      <Icon size={18} aria-hidden />
      <span>
        {words}
        {holiday && <HolidayNote holiday={holiday} />}
      </span>
    </p>
  );
}
