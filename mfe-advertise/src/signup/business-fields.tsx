import { TextField } from '@town/ui/text-field';
import type { ComponentProps } from 'react';
import { useText } from '../messages/use-text';

type FieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'required'>;

export function BusinessNameField(props: FieldProps) {
  const text = useText();
  return (
    <TextField label={text('Business name')} autoComplete="organization" required {...props} />
  );
}

export function EmailField(props: FieldProps) {
  const text = useText();
  return <TextField label={text('Email')} type="email" autoComplete="email" required {...props} />;
}

export const PhoneField = ({ label, ...props }: ComponentProps<typeof TextField>) => (
  <TextField label={label} type="tel" autoComplete="tel" required {...props} />
);

export function WebsiteField(props: FieldProps) {
  const text = useText();
  return (
    // Not the type `url`: browsers would refuse "pieshop.com".
    <TextField label={text('Website')} inputMode="url" autoComplete="url" optional {...props} />
  );
}
