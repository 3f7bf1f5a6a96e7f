import type { FullWeatherReading } from './fetch-weather';
import { formatTime } from './format-time';
import { weatherLabel } from './weather-code';
import css from './weather-details.module.css';

/** All details of a full reading. */
export function WeatherDetails({ weather }: { weather: FullWeatherReading }) {
  const details = [
    ['Wind', `${Math.round(weather.windSpeed)} mph`],
    ['Humidity', `${Math.round(weather.humidity)}%`],
    ['Visibility', `${weather.visibility} km`],
    ['Sunrise', formatTime(weather.sunrise)],
    ['Sunset', formatTime(weather.sunset)],
  ];
  return (
    <>
      <p className={css.now}>
        <span className={css.temperature}>{Math.round(weather.temperature)}°F</span>{' '}
        {weatherLabel(weather.weatherCode)}
      </p>
      <dl className={css.details}>
        {details.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css.time}>Measured at {formatTime(weather.time)}</p>
    </>
  );
}
