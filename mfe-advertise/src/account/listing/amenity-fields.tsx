import { amenityOptions } from '@town/contracts/amenities/field';
import { useAnyText } from '@town/language/text-of';
import { ChoicesField } from '@town/ui/choices-field';
import { Controller } from 'react-hook-form';
import { useText } from '../messages/use-text';
import type { FieldsProps } from './fields-props';

/** The amenities of a business. The form stores the choices as lines. */
export function AmenityFields({ field, form }: FieldsProps) {
  const text = useText();
  const anyText = useAnyText();
  const { id, error } = field('amenities');
  return (
    <Controller
      name="amenities"
      control={form.control}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <ChoicesField
          {...{ id, error, onChange, onBlur, ref }}
          label={text('What you offer')}
          help={text('Visitors read it on your page, and search for it')}
          options={amenityOptions.map(({ value: offer, label }) => ({
            value: offer,
            label: anyText(label),
          }))}
          value={String(value ?? '')}
        />
      )}
    />
  );
}
