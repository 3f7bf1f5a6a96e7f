import { OpenLine } from '@town/ui/hours/open-line';
import type { ComponentProps } from 'react';
import { useTownMoment } from './use-town-moment';

/** Whether a place is open now, and until when. It changes while the page is open. */
export function OpenLineNow(props: Omit<ComponentProps<typeof OpenLine>, 'moment'>) {
  return <OpenLine {...props} moment={useTownMoment()} />;
}
