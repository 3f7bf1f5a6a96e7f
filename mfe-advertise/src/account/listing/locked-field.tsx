import { pages } from '@town/contracts/pages/paths';
import { withElements } from '@town/language/with-elements';
import { Link } from '@town/slice-kit/router';
import { useText } from '../messages/use-text';
import layout from './listing-form.module.css';

interface LockedFieldProps {
  label: string;
  value: string | null;
  isPlural?: boolean;
}

/** A field that the plan does not include, with a link to the upgrade. */
export function LockedField({ label, value, isPlural = false }: LockedFieldProps) {
  const text = useText();
  return (
    <div className={layout.locked}>
      <p>
        {withElements(
          isPlural
            ? text('<label>{label}</label> are part of Premium.', { label })
            : text('<label>{label}</label> is part of Premium.', { label }),
          { label: (words) => <strong>{words}</strong> },
        )}
      </p>
      {value && <p>{text('What you entered is kept: {value}', { value })}</p>}
      <p>
        <Link to={pages.advertise}>
          {withElements(text('See Premium<label> for {label}</label>', { label }), {
            label: (words) => <span className="visually-hidden">{words}</span>,
          })}
        </Link>
      </p>
    </div>
  );
}
