import { useSite } from '@town/slice-kit/site';
import { Button } from '@town/ui/button';
import { Notice } from '@town/ui/notice';
import { formatInstant } from '../../../lists/format-instant';

interface RestoredNoteProps {
  /** In milliseconds. */
  typedAt: number;
  onDiscard(): void;
}

/** Says that the form contains text that was typed on an earlier visit. */
export function RestoredNote({ typedAt, onDiscard }: RestoredNoteProps) {
  const { town } = useSite();
  return (
    <Notice
      title={`Restored what you typed on ${formatInstant(new Date(typedAt).toISOString(), town.timeZone)}`}
    >
      <Button variant="secondary" onClick={onDiscard}>
        Discard
      </Button>
    </Notice>
  );
}
