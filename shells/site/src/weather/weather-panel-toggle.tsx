import { CloudSun } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import css from './weather-panel-toggle.module.css';

const WeatherPanel = lazy(() => import(/* webpackChunkName: "weather-panel" */ './weather-panel'));

/** On desktops: shows or hides a floating panel with the weather and the next events. */
export function WeatherPanelToggle() {
  const [open, setOpen] = useState(false);
  return (
    <div className={css.corner}>
      {open && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also without a mouse
        <section id="weather-panel" className={css.panel} aria-label="Weather panel" tabIndex={0}>
          <Suspense fallback={<p role="status">One moment…</p>}>
            <WeatherPanel />
          </Suspense>
        </section>
      )}
      <button
        type="button"
        className={css.toggle}
        aria-expanded={open}
        aria-controls="weather-panel"
        onClick={() => setOpen(!open)}
      >
        <CloudSun aria-hidden size={20} />
        {open ? 'Hide weather' : 'Show weather'}
      </button>
    </div>
  );
}
