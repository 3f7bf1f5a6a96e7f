import { useTexts } from '@town/language/texts';
import { useText } from '../messages/use-text';
import type { FullWeatherReading } from './fetch-weather';
import { formatTime } from './format-time';
import { weatherLabel } from './weather-code';
import css from './weather-details.module.css';

/** All details of a full reading. */
export function WeatherDetails({ weather }: { weather: FullWeatherReading }) {
  const text = useText();
  const { language } = useTexts();
  const details = [
    [text('Wind'), `${Math.round(weather.windSpeed)} mph`],
    [text('Humidity'), `${Math.round(weather.humidity)}%`],
    [text('Visibility'), `${weather.visibility} km`],
    [text('Sunrise'), formatTime(weather.sunrise, language)],
    [text('Sunset'), formatTime(weather.sunset, language)],
  ];
  return (
    <>
      <p className={css.now}>
        <span className={css.temperature}>{Math.round(weather.temperature)}°F</span>{' '}
        {text(weatherLabel(weather.weatherCode))}
      </p>
      <dl className={css.details}>
        {details.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css.time}>
        {text('Measured at {time}', { time: formatTime(weather.time, language) })}
      </p>
    </>
  );
}
