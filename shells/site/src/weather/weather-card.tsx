import { town } from '@town/contracts/town';
import { useFullWeather } from './use-weather';
import css from './weather-card.module.css';
import { WeatherDetails } from './weather-details';

/** Today's weather. Its size stays the same whatever it shows, so that nothing moves. */
export function WeatherCard() {
  const weather = useFullWeather();
  return (
    <section className={css.card} aria-labelledby="weather" aria-busy={weather.isPending}>
      <h2 id="weather" className={css.title}>
        Weather in {town.name}
      </h2>
      {weather.isPending && (
        <p role="status" className={css.quiet}>
          Asking for the weather…
        </p>
      )}
      {weather.isError && <p className={css.quiet}>Weather data unavailable</p>}
      {weather.data && <WeatherDetails weather={weather.data} />}
      <noscript>
        <p className={css.quiet}>The weather needs JavaScript.</p>
      </noscript>
    </section>
  );
}
