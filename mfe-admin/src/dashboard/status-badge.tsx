import { Badge, type BadgeTone } from '@town/ui/badge';

const tones: Record<string, BadgeTone> = {
  pending: 'yellow',
  contacted: 'blue',
  active: 'green',
  inactive: 'grey',
};

/** The status of an application; an unknown one is gray. */
export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={tones[status] ?? 'grey'}>{status.replaceAll('_', ' ')}</Badge>;
}
