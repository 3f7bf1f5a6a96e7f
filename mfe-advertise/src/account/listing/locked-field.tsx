import { pages } from '@town/contracts/pages/paths';
import { Link } from '@town/slice-kit/router';
import layout from './listing-form.module.css';

interface LockedFieldProps {
  label: string;
  value: string | null;
  isPlural?: boolean;
}

/** A field that the plan does not include, with a link to the upgrade. */
export function LockedField({ label, value, isPlural = false }: LockedFieldProps) {
  return (
    <div className={layout.locked}>
      <p>
        <strong>{label}</strong> {isPlural ? 'are' : 'is'} part of Premium.
      </p>
      {value && <p>What you entered is kept: {value}</p>}
      <p>
        <Link to={pages.advertise}>
          See Premium<span className="visually-hidden"> for {label}</span>
        </Link>
      </p>
    </div>
  );
}
