import { TextArea } from '@town/ui/text-area';
import { TextField } from '@town/ui/text-field';
import { useText } from '../messages/use-text';
import type { FieldsProps } from './fields-props';
import layout from './listing-form.module.css';
import { LockedField } from './locked-field';

/** Links to other sites about the business. */
export function LinkFields({ listing: { locked, socialLinks, menuUrl }, field }: FieldsProps) {
  const text = useText();
  return (
    <fieldset className={layout.group}>
      <legend>{text('Your links')}</legend>
      {locked.includes('socialLinks') ? (
        <LockedField label={text('Social links')} value={socialLinks.join(', ')} isPlural />
      ) : (
        <TextArea
          label={text('Social links')}
          optional
          help={text(
            'Up to 8 addresses, one on each line, for example https://facebook.com/your-page',
          )}
          {...field('socialLinks')}
        />
      )}
      {locked.includes('menuUrl') ? (
        <LockedField label={text('Menu or price list')} value={menuUrl} />
      ) : (
        <TextField
          label={text('Menu or price list')}
          inputMode="url"
          optional
          help={text('The address of a page or a file')}
          {...field('menuUrl')}
        />
      )}
    </fieldset>
  );
}
