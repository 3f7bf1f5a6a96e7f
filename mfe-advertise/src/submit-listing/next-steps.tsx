import { useText } from '../messages/use-text';
import css from './next-steps.module.css';

const steps = [
  'Staff review your listing within 24 to 48 hours.',
  'We contact you to complete the details.',
  'We set up your profile, send you login details, and it goes live.',
] as const;

/** The steps that follow after a listing is submitted. */
export function NextSteps() {
  const text = useText();
  return (
    <ol className={css.steps}>
      {steps.map((step) => (
        <li key={step}>{text(step)}</li>
      ))}
    </ol>
  );
}
