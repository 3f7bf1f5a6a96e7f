/** Colours of event categories; any other is grey. */
const tones = {
  community: 'blue',
  government: 'green',
  sports: 'orange',
  education: 'purple',
} as const;

/** The badge colour of an event's category. */
export function categoryTone(category: string) {
  return tones[category as keyof typeof tones] ?? 'grey';
}
