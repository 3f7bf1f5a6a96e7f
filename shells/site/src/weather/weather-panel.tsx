import { useSite } from '@town/slice-kit/site';
import { Skeleton } from '@town/ui/skeleton';
import { SliceWidget } from '../slices/slice-widget';
import { useFullWeather } from './use-weather';
import { WeatherDetails } from './weather-details';

/** The floating panel: weather detail, and events of today and tomorrow. */
export default function WeatherPanel() {
  const { town } = useSite();
  const weather = useFullWeather();
  return (
    <section aria-labelledby="weather-panel-title">
      <h2 id="weather-panel-title">{town.name} today</h2>
      {weather.isError && <p>Unable to load weather data</p>}
      {weather.data && <WeatherDetails weather={weather.data} />}
      <SliceWidget
        slice="mfe-events"
        name="soon-events"
        title="Events today and tomorrow"
        loading={<Skeleton shape="rows" count={2} />}
      />
    </section>
  );
}
