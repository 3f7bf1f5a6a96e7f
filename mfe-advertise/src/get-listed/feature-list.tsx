import { Check, X } from 'lucide-react';
import type { basicFeatures } from '../plan-features';
import css from './feature-list.module.css';

/** What a plan has; what it leaves out is struck through and said so. */
export function FeatureList({ features }: { features: typeof basicFeatures }) {
  return (
    <ul className={css.features}>
      {features.map(({ label, included }) => (
        <li key={label}>
          {included ? (
            <>
              <Check size={18} aria-hidden className={css.yes} />
              {label}
            </>
          ) : (
            <>
              <X size={18} aria-hidden className={css.no} />
              <s>
                <span className="visually-hidden">Not included: </span>
                {label}
              </s>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
