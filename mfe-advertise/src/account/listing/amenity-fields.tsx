import { amenityOptions } from '@town/contracts/amenities/field';
import { ChoicesField } from '@town/ui/choices-field';
import { Controller } from 'react-hook-form';
import type { FieldsProps } from './fields-props';

/** The amenities of a business. The form stores the choices as lines. */
export function AmenityFields({ field, form }: FieldsProps) {
  const { id, error } = field('amenities');
  return (
    <Controller
      name="amenities"
      control={form.control}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <ChoicesField
          {...{ id, error, onChange, onBlur, ref }}
          label="What you offer"
          help="Visitors read it on your page, and search for it"
          options={amenityOptions}
          value={String(value ?? '')}
        />
      )}
    />
  );
}
