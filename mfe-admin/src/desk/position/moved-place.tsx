import { Button } from '@town/ui/button';
import { Notice } from '@town/ui/notice';
import type { RecordForm } from '../editor/use-record-form';

const position = ['latitude', 'longitude'] as const;

/** A reminder to move the map marker, which keeps the old position when only the address changes. */
export function MovedPlace({ form, locked }: { form: RecordForm['form']; locked: boolean }) {
  const before = form.formState.defaultValues ?? {};
  const isSame = (name: string) => form.watch(name) === before[name];
  const hasMoved = Boolean(before['address']) && !isSame('address');
  const isMarked = position.every((name) => Boolean(before[name]) && isSame(name));
  if (locked || !hasMoved || !isMarked) return null;
  return (
    <Notice tone="warning" title="The place on the map is still the old one">
      <p>
        If the place has moved, set the marker again at “Latitude”, or take it off the map until
        somebody knows where it is.
      </p>
      <p>
        <Button
          variant="secondary"
          onClick={() => {
            for (const name of position) form.setValue(name, '', { shouldDirty: true });
          }}
        >
          Take it off the map
        </Button>
      </p>
    </Notice>
  );
}
