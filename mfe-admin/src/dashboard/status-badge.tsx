import type { AdvertiserStatus } from '@town/contracts/advertiser-statuses';
import { Badge } from '@town/ui/badge';

const tones = {
  pending: 'yellow',
  contacted: 'blue',
  active: 'green',
  inactive: 'grey',
} as const;

/** Where an application stands; pending where nothing is said. */
export function StatusBadge({ status }: { status: AdvertiserStatus | null | undefined }) {
  const shown = status ?? 'pending';
  return <Badge tone={tones[shown] ?? 'grey'}>{shown}</Badge>;
}
