import type { TownProfile } from '@town/contracts/settings/town-profile';
import {
  type FieldReader,
  number,
  optionalNumber,
  optionalText,
  recordReader,
} from '@town/slice-kit/tolerant';

const readCompact = recordReader({
  current: recordReader({ temperature_2m: number, weather_code: number }),
});

const firstText: FieldReader<string | null> = (value) =>
  optionalText(Array.isArray(value) ? value[0] : null);

// A weather model may lack some values, such as the visibility. The other values are still shown.
const readFull = recordReader({
  current: recordReader({
    time: optionalText,
    temperature_2m: number,
    weather_code: number,
    wind_speed_10m: optionalNumber,
    relative_humidity_2m: optionalNumber,
    /** Metres. */
    visibility: optionalNumber,
  }),
  daily: recordReader({ sunrise: firstText, sunset: firstText }),
});

/** The place of the forecast, and the service that provides it. */
interface ForecastPlace extends Pick<TownProfile, 'coordinates' | 'timeZone'> {
  /** Address of the forecast service. */
  service: string;
}

/** The weather at one time. */
export interface WeatherReading {
  /** Degrees Fahrenheit. */
  temperature: number;
  weatherCode: number;
}

/**
 * The weather at one time, with sunrise and sunset. Times are the town's local times, ISO 8601. What the
 * service does not know is null.
 */
export interface FullWeatherReading extends WeatherReading {
  /** Miles an hour. */
  windSpeed: number | null;
  /** Percent. */
  humidity: number | null;
  /** Metres. */
  visibility: number | null;
  time: string | null;
  sunrise: string | null;
  sunset: string | null;
}

/** Fetches the temperature and the weather code. */
export async function fetchCompactWeather(place: ForecastPlace): Promise<WeatherReading> {
  const { current } = required(readCompact(await ask(place, 'temperature_2m,weather_code')));
  return { temperature: current.temperature_2m, weatherCode: current.weather_code };
}

/** Fetches everything that the weather card shows. */
export async function fetchFullWeather(place: ForecastPlace): Promise<FullWeatherReading> {
  const answer = await ask(
    place,
    'temperature_2m,weather_code,wind_speed_10m,relative_humidity_2m,visibility',
    { daily: 'sunrise,sunset' },
  );
  const { current, daily } = required(readFull(answer));
  return {
    temperature: current.temperature_2m,
    weatherCode: current.weather_code,
    windSpeed: current.wind_speed_10m,
    humidity: current.relative_humidity_2m,
    visibility: current.visibility,
    time: current.time,
    sunrise: daily.sunrise,
    sunset: daily.sunset,
  };
}

function required<Reading>(reading: Reading | undefined): Reading {
  if (!reading) throw new Error('Failed to fetch weather data');
  return reading;
}

async function ask(
  { service, coordinates, timeZone }: ForecastPlace,
  current: string,
  more: Record<string, string> = {},
): Promise<unknown> {
  const address = new URL(service);
  address.search = new URLSearchParams({
    latitude: String(coordinates.latitude),
    longitude: String(coordinates.longitude),
    current,
    ...more,
    temperature_unit: 'fahrenheit',
    wind_speed_unit: 'mph',
    timezone: timeZone,
    forecast_days: '1',
  }).toString();
  const answer = await fetch(address);
  if (!answer.ok) throw new Error('Failed to fetch weather data');
  return answer.json();
}
