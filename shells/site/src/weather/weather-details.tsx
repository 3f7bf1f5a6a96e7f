import { useTexts } from '@town/language/texts';
import { useText } from '../messages/use-text';
import type { FullWeatherReading } from './fetch-weather';
import { formatTime } from './format-time';
import { weatherLabel } from './weather-code';
import css from './weather-details.module.css';

/** All details of a full reading that are known. */
export function WeatherDetails({ weather }: { weather: FullWeatherReading }) {
  const text = useText();
  const { language } = useTexts();
  const { windSpeed, humidity, visibility, sunrise, sunset, time } = weather;
  const details: [term: string, value: string | false | null][] = [
    [text('Wind'), windSpeed !== null && `${Math.round(windSpeed)} mph`],
    [text('Humidity'), humidity !== null && `${Math.round(humidity)}%`],
    [text('Visibility'), visibility !== null && `${Math.round(visibility / 1000)} km`],
    [text('Sunrise'), sunrise && formatTime(sunrise, language)],
    [text('Sunset'), sunset && formatTime(sunset, language)],
  ];
  return (
    <>
      <p className={css.now}>
        <span className={css.temperature}>{Math.round(weather.temperature)}°F</span>{' '}
        {text(weatherLabel(weather.weatherCode))}
      </p>
      <dl className={css.details}>
        {details.map(
          ([term, value]) =>
            value && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {time && (
        <p className={css.time}>
          {text('Measured at {time}', { time: formatTime(time, language) })}
        </p>
      )}
    </>
  );
}
