import { useSite } from '@town/slice-kit/site';
import { Skeleton } from '@town/ui/skeleton';
import { useText } from '../messages/use-text';
import { SliceSlot } from '../slices/slice-slot';
import { useFullWeather } from './use-weather';
import { WeatherDetails } from './weather-details';

/** The floating panel: weather detail, and events of today and tomorrow. */
export default function WeatherPanel() {
  const text = useText();
  const { town } = useSite();
  const weather = useFullWeather();
  return (
    <section aria-labelledby="weather-panel-title">
      <h2 id="weather-panel-title">{text('{town} today', { town: town.name })}</h2>
      {weather.isLoadingError && <p>{text('Unable to load weather data')}</p>}
      {weather.data && <WeatherDetails weather={weather.data} />}
      <SliceSlot
        name="soon-events"
        title={text('Events today and tomorrow')}
        loading={<Skeleton shape="rows" count={2} />}
      />
    </section>
  );
}
