import { useSite } from '@town/slice-kit/site';
import { useText } from '../messages/use-text';
import { useMediaQuery } from './use-media-query';
import { useCompactWeather } from './use-weather';
import { weatherLabel } from './weather-code';
import css from './weather-strip.module.css';

/** The weather in one line, on phones. The line stays empty while there is no weather. */
export function WeatherStrip() {
  const text = useText();
  const { town } = useSite();
  const phone = useMediaQuery('(width < 60rem)');
  const { data } = useCompactWeather(phone);
  return (
    <div className={css.strip}>
      {data && (
        <p className={css.text}>
          {text('{town} now:', { town: town.name })}{' '}
          <strong>{Math.round(data.temperature)}°F</strong>, {text(weatherLabel(data.weatherCode))}
        </p>
      )}
    </div>
  );
}
