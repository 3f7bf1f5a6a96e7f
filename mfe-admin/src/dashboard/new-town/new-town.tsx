import { pages } from '@town/contracts/pages/paths';
import { useQuery } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useId } from 'react';
import { useOwnSession } from '../../lists/use-own-session';
import css from './new-town.module.css';
import { newTownKey, newTownQuery } from './new-town-query';

/**
 * The first steps of an administrator in a new town. The checklist disappears when the town is set up. It
 * is also omitted when the server does not answer, so that it never blocks other work.
 */
export default function NewTown({ token }: { token: string }) {
  const id = useId();
  const { data: steps = [], error } = useQuery(newTownQuery(token));
  useOwnSession(newTownKey, [error]);
  const done = steps.filter((step) => step.done).length;
  // A missing second factor alone does not make a town new.
  const isNew = steps.some((step) => !step.done && step.to !== pages.adminAccount);
  if (!isNew) return null;
  return (
    <section className={css.checklist} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        Set up your town
      </h2>
      <p>
        {done} of {steps.length} done. This list goes when the town is set up.
      </p>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step.to} className={css.step} data-done={step.done || undefined}>
            {step.done ? <CircleCheck aria-hidden /> : <CircleDashed aria-hidden />}
            <div>
              {step.done ? step.title : <Link to={step.to}>{step.title}</Link>}
              <span className={css.state}>{step.done ? 'Done' : 'To do'}</span>
              <p className={css.why}>{step.why}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
