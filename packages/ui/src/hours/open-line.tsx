import {
  type Opening,
  type OpenState,
  openState,
  type TownMoment,
} from '@town/contracts/hours/open-state';
import { usualOnHoliday } from '@town/contracts/hours/usual-on-holiday';
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { HolidayNote } from './holiday-note';
import css from './open-line.module.css';
import { useOpenWording } from './open-wording';

const icons = { open: CircleCheck, closed: CircleX, unknown: CircleHelp };

interface OpenLineProps {
  opening: Opening;
  /** The present minute on the town's clock. */
  moment: TownMoment;
  /** Shows nothing if the hours are unknown. */
  onlyKnown?: boolean;
}

/** Whether a place is open now, and until when. */
export function OpenLine({ opening, moment, onlyKnown = false }: OpenLineProps) {
  const wording = useOpenWording();
  const state = openState(opening, moment, wording);
  if (onlyKnown && state.is === 'unknown') return null;
  const isMomentary = opening.businessStatus === 'open' && state.is !== 'unknown';
  return (
    <OpenWords state={state} isMomentary={isMomentary} holiday={usualOnHoliday(opening, moment)} />
  );
}

interface OpenWordsProps {
  state: OpenState;
  /** Whether the text is true only at this minute, so that it must not be printed. */
  isMomentary: boolean;
  /** The public holiday today, on which the text may be wrong. */
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
