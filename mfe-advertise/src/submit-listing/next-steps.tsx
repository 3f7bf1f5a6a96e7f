import css from './next-steps.module.css';

const steps = [
  'Staff review your listing within 24 to 48 hours.',
  'We contact you to complete the details.',
  'We set up your profile, send you login details, and it goes live.',
];

/** What happens with a listing after it is submitted. */
export function NextSteps() {
  return (
    <ol className={css.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
