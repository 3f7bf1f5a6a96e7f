import { TextField } from '@town/ui/text-field';
import type { ComponentProps } from 'react';

type FieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'required'>;

export const BusinessNameField = (props: FieldProps) => (
  <TextField label="Business name" autoComplete="organization" required {...props} />
);

export const EmailField = (props: FieldProps) => (
  <TextField label="Email" type="email" autoComplete="email" required {...props} />
);

export const PhoneField = ({ label, ...props }: ComponentProps<typeof TextField>) => (
  <TextField label={label} type="tel" autoComplete="tel" required {...props} />
);

export const WebsiteField = (props: FieldProps) => (
  // Not the type `url`, which refuses "pieshop.com".
  <TextField label="Website" inputMode="url" autoComplete="url" optional {...props} />
);
