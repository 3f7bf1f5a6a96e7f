import { useQuery } from '@town/slice-kit/query';
import { useSite } from '@town/slice-kit/site';

const minute = 60_000;

/** The full reading, fetched in the browser and again every 10 minutes. */
export function useFullWeather() {
  const { weatherUrl } = useSite();
  return useQuery({
    queryKey: ['weather', 'full'],
    queryFn: async () => (await import('./fetch-weather')).fetchFullWeather(weatherUrl),
    refetchInterval: 10 * minute,
  });
}

/**
 * Temperature and weather code, fetched in the browser and again every 15 minutes.
 * @param enabled false while nothing would show it
 */
export function useCompactWeather(enabled: boolean) {
  const { weatherUrl } = useSite();
  return useQuery({
    queryKey: ['weather', 'compact'],
    queryFn: async () => (await import('./fetch-weather')).fetchCompactWeather(weatherUrl),
    refetchInterval: 15 * minute,
    enabled,
  });
}
