import { useSite } from '@town/slice-kit/site';
import { lazy, Suspense } from 'react';
import { useText } from '../messages/use-text';
import { useFullWeather } from './use-weather';
import css from './weather-card.module.css';

// The reading comes later than the page, so what shows it may, too.
const WeatherDetails = lazy(async () => ({
  default: (await import(/* webpackChunkName: "weather-details" */ './weather-details'))
    .WeatherDetails,
}));

/** Today's weather. Its height is fixed in advance, so that nothing moves when the reading arrives. */
export function WeatherCard() {
  const text = useText();
  const { town } = useSite();
  const weather = useFullWeather();
  return (
    <section className={css.card} aria-labelledby="weather" aria-busy={weather.isPending}>
      <h2 id="weather" className={css.title}>
        {text('Weather in {town}', { town: town.name })}
      </h2>
      {weather.isPending && (
        <p role="status" className={css.pending}>
          {text('Asking for the weather…')}
        </p>
      )}
      {weather.isError && <p className={css.quiet}>{text('Weather data unavailable')}</p>}
      {weather.data && (
        <Suspense>
          <WeatherDetails weather={weather.data} />
        </Suspense>
      )}
      <noscript>
        <p className={css.quiet}>{text('The weather needs JavaScript.')}</p>
      </noscript>
    </section>
  );
}
