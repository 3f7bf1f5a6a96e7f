import { useQuery } from '@town/slice-kit/query';
import { useSite } from '@town/slice-kit/site';

const minute = 60_000;

function useForecastPlace() {
  const { weatherUrl, town } = useSite();
  return { service: weatherUrl, coordinates: town.coordinates, timeZone: town.timeZone };
}

/**
 * The full reading, fetched every 10 minutes. The browser asks the forecast service itself: the site's
 * server never does, so a page never waits for another site. Pages show a placeholder meanwhile.
 */
export function useFullWeather() {
  const place = useForecastPlace();
  return useQuery({
    queryKey: ['weather', 'full'],
    queryFn: async () => (await import('./fetch-weather')).fetchFullWeather(place),
    refetchInterval: 10 * minute,
  });
}

/**
 * Temperature and weather code, fetched every 15 minutes.
 * @param enabled false where nothing shows it
 */
export function useCompactWeather(enabled: boolean) {
  const place = useForecastPlace();
  return useQuery({
    queryKey: ['weather', 'compact'],
    queryFn: async () => (await import('./fetch-weather')).fetchCompactWeather(place),
    refetchInterval: 15 * minute,
    enabled,
  });
}
