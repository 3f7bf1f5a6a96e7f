import type { BadgeTone } from '@town/ui/badge';

/** Colours of event categories; any other is grey. */
const tones: Record<string, BadgeTone> = {
  community: 'blue',
  government: 'green',
  sports: 'orange',
  education: 'purple',
};

/** The badge colour of an event's category. */
export function categoryTone(category: string): BadgeTone {
  return tones[category] ?? 'grey';
}
