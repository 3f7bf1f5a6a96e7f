import { lazyPart } from '@town/slice-kit/lazy-part';
import { useSite } from '@town/slice-kit/site';
import { Button } from '@town/ui/button';
import { Suspense, useState } from 'react';
import type { RecordForm } from '../editor/use-record-form';
import css from './position-map.module.css';

const PositionPicker = lazyPart(async () => ({
  default: (
    await import(/* webpackChunkName: "position-picker" */ '@town/town-map/position-picker')
  ).PositionPicker,
}));

/** Text as a number of degrees; undefined if it is not one. */
function degrees(value: unknown, most: number): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  return Math.abs(number) <= most ? number : undefined;
}

/** Sets the fields `latitude` and `longitude` on a map, which loads when somebody opens it. */
export function PositionMap({ form, locked }: { form: RecordForm['form']; locked: boolean }) {
  const { mapTilesUrl } = useSite();
  const [isOpen, setIsOpen] = useState(false);
  const latitude = degrees(form.watch('latitude'), 90);
  const longitude = degrees(form.watch('longitude'), 180);
  const isKnown = latitude !== undefined && longitude !== undefined;
  const set = (name: 'latitude' | 'longitude', value: number) =>
    form.setValue(name, String(value), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  if (locked) return null;
  return (
    <div className={css.position}>
      <Button variant="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Hide the map' : 'Set the position on a map'}
      </Button>
      {isOpen && (
        <>
          <p>
            Click where the place is, or drag the marker. With the keyboard, the arrow keys move the
            marker, in small steps with Shift.
          </p>
          {!mapTilesUrl && (
            <p>
              This site has no map of the streets, so the ground is plain. Type the latitude and
              longitude that another map gives for the address.
            </p>
          )}
          <div className={css.map}>
            <Suspense fallback={<p role="status">Loading the map…</p>}>
              <PositionPicker
                label="Position on a map"
                markerLabel="Marker: the arrow keys move it"
                position={isKnown ? { latitude, longitude } : undefined}
                onPick={(position) => {
                  set('latitude', position.latitude);
                  set('longitude', position.longitude);
                }}
              />
            </Suspense>
          </div>
        </>
      )}
    </div>
  );
}
