import { pages } from '@town/contracts/pages/paths';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { Illustration } from '@town/ui/illustration';
import { CalendarDays, Phone, Utensils } from 'lucide-react';
import { SpokenText } from '../../app/spoken-text';
import { useText } from '../../messages/use-text';
import css from './hero.module.css';
import { OpenNow } from './open-now';

const ways = [
  { to: pages.dining, label: 'Eat', hint: 'Barbecue, cafes, food trucks', Icon: Utensils },
  { to: pages.events, label: 'Do', hint: 'What is on, and when', Icon: CalendarDays },
  { to: pages.civicContacts, label: 'Need', hint: 'Who to call, where to go', Icon: Phone },
] as const;

/** The welcome with three links, over a drawing of the town. */
export function Hero() {
  const text = useText();
  const { town } = useSite();
  return (
    <section className={css.hero}>
      <Illustration name="hero" className={css.picture} first />
      <div className={css.welcome}>
        <h1 className={css.title}>{text('Welcome to {town}', { town: town.name })}</h1>
        <p className={css.intro}>
          <SpokenText english={town.tagline} spanish={town.taglineEs} />
        </p>
        <ul className={css.ways}>
          {ways.map(({ to, label, hint, Icon }) => (
            <li key={to}>
              <Link to={to} className={css.way}>
                <Icon aria-hidden />
                <span>
                  <strong>{text(label)}</strong>
                  <span className={css.hint}>{text(hint)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <OpenNow />
      </div>
    </section>
  );
}
