import { town } from '@town/contracts/town';
import * as z from 'zod/mini';

// The page's security policy allows no code made from text.
z.config({ jitless: true });

const compactSchema = z.object({
  current: z.object({ temperature_2m: z.number(), weather_code: z.number() }),
});
const fullSchema = z.object({
  current: z.object({
    time: z.string(),
    temperature_2m: z.number(),
    weather_code: z.number(),
    wind_speed_10m: z.number(),
    relative_humidity_2m: z.number(),
    /** Metres. */
    visibility: z.number(),
  }),
  daily: z.object({
    sunrise: z.array(z.string()).check(z.minLength(1)),
    sunset: z.array(z.string()).check(z.minLength(1)),
  }),
});

/** The weather at a moment. */
export interface WeatherReading {
  /** Degrees Fahrenheit. */
  temperature: number;
  weatherCode: number;
}

/** The weather at a moment, and what the day is like. Times are the town's own, ISO 8601. */
export interface FullWeatherReading extends WeatherReading {
  /** Miles an hour. */
  windSpeed: number;
  /** Percent. */
  humidity: number;
  /** Kilometres, whole. */
  visibility: number;
  time: string;
  sunrise: string;
  sunset: string;
}

/** Asks the forecast service for the temperature and the weather code. */
export async function fetchCompactWeather(service: string): Promise<WeatherReading> {
  const { current } = compactSchema.parse(await ask(service, 'temperature_2m,weather_code'));
  return { temperature: current.temperature_2m, weatherCode: current.weather_code };
}

/** Asks the forecast service for everything that the weather card shows. */
export async function fetchFullWeather(service: string): Promise<FullWeatherReading> {
  const answer = await ask(
    service,
    'temperature_2m,weather_code,wind_speed_10m,relative_humidity_2m,visibility',
    { daily: 'sunrise,sunset' },
  );
  const { current, daily } = fullSchema.parse(answer);
  return {
    temperature: current.temperature_2m,
    weatherCode: current.weather_code,
    windSpeed: current.wind_speed_10m,
    humidity: current.relative_humidity_2m,
    visibility: Math.round(current.visibility / 1000),
    time: current.time,
    sunrise: daily.sunrise[0] ?? '',
    sunset: daily.sunset[0] ?? '',
  };
}

async function ask(
  service: string,
  current: string,
  more: Record<string, string> = {},
): Promise<unknown> {
  const address = new URL(service);
  address.search = new URLSearchParams({
    latitude: String(town.coordinates.latitude),
    longitude: String(town.coordinates.longitude),
    current,
    ...more,
    temperature_unit: 'fahrenheit',
    wind_speed_unit: 'mph',
    timezone: town.timeZone,
    forecast_days: '1',
  }).toString();
  const answer = await fetch(address);
  if (!answer.ok) throw new Error('Failed to fetch weather data');
  return answer.json();
}
