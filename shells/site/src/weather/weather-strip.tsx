import { useSite } from '@town/slice-kit/site';
import { useMediaQuery } from './use-media-query';
import { useCompactWeather } from './use-weather';
import { weatherLabel } from './weather-code';
import css from './weather-strip.module.css';

/** The weather in one line, on phones. The line stays empty while there is no weather. */
export function WeatherStrip() {
  const { town } = useSite();
  const phone = useMediaQuery('(width < 60rem)');
  const { data } = useCompactWeather(phone);
  return (
    <div className={css.strip}>
      {data && (
        <p className={css.text}>
          {town.name} now: <strong>{Math.round(data.temperature)}°F</strong>,{' '}
          {weatherLabel(data.weatherCode)}
        </p>
      )}
    </div>
  );
}
