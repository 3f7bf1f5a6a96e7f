import { Check, X } from 'lucide-react';
import { useText } from '../messages/use-text';
import type { basicFeatures } from '../plan-features';
import css from './feature-list.module.css';

/** The features of a plan. Missing features are struck through, and marked as missing for screen readers. */
export function FeatureList({ features }: { features: typeof basicFeatures }) {
  const text = useText();
  return (
    <ul className={css.features}>
      {features.map(({ label, included }) => (
        <li key={label}>
          {included ? (
            <>
              <Check size={18} aria-hidden className={css.yes} />
              {text(label)}
            </>
          ) : (
            <>
              <X size={18} aria-hidden className={css.no} />
              <s>
                <span className="visually-hidden">{text('Not included:')} </span>
                {text(label)}
              </s>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
