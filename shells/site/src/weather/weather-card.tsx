import { useSite } from '@town/slice-kit/site';
import { Illustration } from '@town/ui/illustration';
import { useText } from '../messages/use-text';
import { useFullWeather } from './use-weather';
import css from './weather-card.module.css';
import { WeatherDetails } from './weather-details';

/**
 * Today's weather. Its height is fixed in advance, so that nothing moves when the reading arrives, and
 * a drawing fills it when none comes.
 */
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
      {weather.isLoadingError && (
        <>
          <p className={css.quiet}>{text('Weather data unavailable')}</p>
          <Illustration name="news-river" className={css.picture} />
        </>
      )}
      {weather.data && <WeatherDetails weather={weather.data} />}
      <p className={`without-scripts ${css.quiet}`}>
        {text('The weather needs JavaScript in a recent browser.')}
      </p>
    </section>
  );
}
