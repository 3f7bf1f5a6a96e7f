import type { AdvertiserForm, AdvertiserSubmission } from '@town/contracts/advertisers/form';
import { useAnyText } from '@town/language/text-of';
import type { useDraftForm } from '@town/slice-kit/use-draft-form';
import { CheckboxField } from '@town/ui/checkbox-field';
import { SelectField } from '@town/ui/select-field';
import { TextArea } from '@town/ui/text-area';
import { TextField } from '@town/ui/text-field';
import { useEffect } from 'react';
import { Controller } from 'react-hook-form';
import { useText } from '../messages/use-text';
import { WebsiteField } from './business-fields';
import { ChoiceList } from './choice-list';
import { goalChoices, hearAboutUsChoices, interestChoices } from './optional-choices';
import css from './signup-form.module.css';

type DraftForm = ReturnType<typeof useDraftForm<AdvertiserForm, AdvertiserSubmission>>;
export type MoreFieldsProps = Pick<DraftForm, 'field' | 'form'>;

/** The fields that can be invalid. If one of them is, the form opens this part. */
export const optionalFields = [
  'businessDescription',
  'businessAddress',
  'businessWebsite',
  'businessSocialMedia',
  'yearsInBusiness',
  'serviceAreas',
  'targetAudience',
  'additionalComments',
] as const;

interface OptionalFieldsProps extends MoreFieldsProps {
  /** The fields replace a button that had the focus, so the description field gets the focus. */
  takesFocus: boolean | undefined;
}

/** The optional fields of the application. */
export function OptionalFields({ field, form, takesFocus }: OptionalFieldsProps) {
  useEffect(() => {
    // The visitor may have moved to another field meanwhile.
    if (takesFocus && document.activeElement === document.body) {
      form.setFocus('businessDescription');
    }
  }, [takesFocus, form]);
  return (
    <div className={css.group}>
      <AboutBusiness field={field} />
      <AboutListing {...{ field, form }} />
    </div>
  );
}

function AboutBusiness({ field }: Pick<MoreFieldsProps, 'field'>) {
  const text = useText();
  return (
    <>
      <TextArea
        label={text('Business description')}
        optional
        className={css.description}
        {...field('businessDescription')}
      />
      <TextField
        label={text('Business address')}
        autoComplete="address-line1"
        optional
        {...field('businessAddress')}
      />
      <WebsiteField {...field('businessWebsite')} />
      <TextField label={text('Social media')} optional {...field('businessSocialMedia')} />
      <TextField
        label={text('Years in business')}
        type="number"
        min={0}
        step={1}
        inputMode="numeric"
        optional
        {...field('yearsInBusiness')}
      />
      <CheckboxField label={text('This is a local business')} {...field('isLocalBusiness')} />
    </>
  );
}

function AboutListing({ field, form }: MoreFieldsProps) {
  const text = useText();
  const anyText = useAnyText();
  return (
    <>
      <TextField
        label={text('Service areas')}
        optional
        help={text('Towns, with commas between them')}
        {...field('serviceAreas')}
      />
      <Controller
        name="advertisingGoals"
        control={form.control}
        render={({ field: { value, onChange } }) => (
          <ChoiceList
            label={text('What do you want from your listing?')}
            options={goalChoices}
            value={value ?? ''}
            onChange={onChange}
          />
        )}
      />
      <TextField label={text('Target audience')} optional {...field('targetAudience')} />
      <Controller
        name="interestedCategories"
        control={form.control}
        render={({ field: { value, onChange } }) => (
          <ChoiceList
            label={text('Categories you are interested in')}
            options={interestChoices}
            value={value ?? ''}
            onChange={onChange}
          />
        )}
      />
      <SelectField
        label={text('How did you hear about us?')}
        options={hearAboutUsChoices.map(({ value, label }) => ({ value, label: anyText(label) }))}
        {...field('hearAboutUs')}
      />
      <TextArea
        label={text('Additional comments')}
        optional
        className={css.comments}
        {...field('additionalComments')}
      />
    </>
  );
}
